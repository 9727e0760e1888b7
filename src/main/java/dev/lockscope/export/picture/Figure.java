package dev.lockscope.export.picture;

import java.io.IOException;
import java.util.Map;
import org.apache.pdfbox.cos.COSArray;
import org.apache.pdfbox.cos.COSDictionary;
import org.apache.pdfbox.cos.COSName;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDPage;
import org.apache.pdfbox.pdmodel.PDPageContentStream;
import org.apache.pdfbox.pdmodel.common.PDNumberTreeNode;
import org.apache.pdfbox.pdmodel.documentinterchange.logicalstructure.PDMarkInfo;
import org.apache.pdfbox.pdmodel.documentinterchange.logicalstructure.PDParentTreeValue;
import org.apache.pdfbox.pdmodel.documentinterchange.logicalstructure.PDStructureElement;
import org.apache.pdfbox.pdmodel.documentinterchange.logicalstructure.PDStructureTreeRoot;
import org.apache.pdfbox.pdmodel.documentinterchange.markedcontent.PDPropertyList;
import org.apache.pdfbox.pdmodel.documentinterchange.taggedpdf.StandardStructureTypes;

/**
 * Tells programs that read a page aloud that all of it is one picture, and what it shows: ISO 32000-1, 14.7 and 14.9.3.
 * Begun before anything is drawn, and ended after all of it.
 */
final class Figure {

    private final PDPageContentStream content;

    private Figure(PDPageContentStream content) {
        this.content = content;
    }

    static Figure begin(PDDocument document, PDPage page, PDPageContentStream content, Caption caption)
            throws IOException {
        PDStructureTreeRoot root = new PDStructureTreeRoot();
        document.getDocumentCatalog().setStructureTreeRoot(root);
        PDMarkInfo marks = new PDMarkInfo();
        marks.setMarked(true);
        document.getDocumentCatalog().setMarkInfo(marks);
        PDStructureElement figure = new PDStructureElement(StandardStructureTypes.Figure, root);
        figure.setPage(page);
        figure.setAlternateDescription((caption.title() + "\n" + caption.description()).strip());
        figure.appendKid(0);
        root.appendKid(figure);
        page.setStructParents(0);
        COSArray parents = new COSArray();
        parents.add(figure);
        PDNumberTreeNode tree = new PDNumberTreeNode(PDParentTreeValue.class);
        tree.setNumbers(Map.of(0, new PDParentTreeValue(parents)));
        root.setParentTree(tree);
        root.setParentTreeNextKey(1);
        COSDictionary properties = new COSDictionary();
        properties.setInt(COSName.MCID, 0);
        content.beginMarkedContent(
                COSName.getPDFName(StandardStructureTypes.Figure), PDPropertyList.create(properties));
        return new Figure(content);
    }

    void end() throws IOException {
        content.endMarkedContent();
    }
}

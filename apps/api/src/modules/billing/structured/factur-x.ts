import type { EmbeddedFile } from '../../../kernel/pdf/pdf-writer.ts';
import { toCii } from './cii.ts';
import { type StructuredInput, toStructured } from './structured-invoice.ts';

const FX = 'urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#';
const FILE_NAME = 'factur-x.xml';

/** A property of the extension schema, as PDF/A asks for its description. */
const property = (name: string, description: string): string => `
              <rdf:li rdf:parseType="Resource">
                <pdfaProperty:name>${name}</pdfaProperty:name>
                <pdfaProperty:valueType>Text</pdfaProperty:valueType>
                <pdfaProperty:category>external</pdfaProperty:category>
                <pdfaProperty:description>${description}</pdfaProperty:description>
              </rdf:li>`;

/**
 * Metadata that tells readers of the PDF where its XML invoice is.
 * @see Factur-X 1.07, section 6
 */
const METADATA = `
        <rdf:Description rdf:about="" xmlns:fx="${FX}">
          <fx:DocumentType>INVOICE</fx:DocumentType>
          <fx:DocumentFileName>${FILE_NAME}</fx:DocumentFileName>
          <fx:Version>1.0</fx:Version>
          <fx:ConformanceLevel>EN 16931</fx:ConformanceLevel>
        </rdf:Description>
        <rdf:Description rdf:about="" xmlns:pdfaExtension="http://www.aiim.org/pdfa/ns/extension/" xmlns:pdfaSchema="http://www.aiim.org/pdfa/ns/schema#" xmlns:pdfaProperty="http://www.aiim.org/pdfa/ns/property#">
          <pdfaExtension:schemas>
            <rdf:Bag>
              <rdf:li rdf:parseType="Resource">
                <pdfaSchema:schema>Factur-X PDFA Extension Schema</pdfaSchema:schema>
                <pdfaSchema:namespaceURI>${FX}</pdfaSchema:namespaceURI>
                <pdfaSchema:prefix>fx</pdfaSchema:prefix>
                <pdfaSchema:property>
                  <rdf:Seq>${property('DocumentFileName', 'name of the embedded XML invoice file')}${property('DocumentType', 'INVOICE')}${property('Version', 'version of the Factur-X XML schema')}${property('ConformanceLevel', 'conformance level of the embedded Factur-X data')}
                  </rdf:Seq>
                </pdfaSchema:property>
              </rdf:li>
            </rdf:Bag>
          </pdfaExtension:schemas>
        </rdf:Description>
`;

/** Returns the XML invoice that a PDF contains. */
export function embeddedInvoice(input: StructuredInput): EmbeddedFile {
  return {
    name: FILE_NAME,
    type: 'text/xml',
    description: 'Invoice as XML (Factur-X, ZUGFeRD)',
    content: toCii(toStructured(input)),
    metadata: METADATA,
  };
}

import { FormSection } from '@org/ui';
import type { ReactElement } from 'react';
import { FramePart } from './frame-part.tsx';
import { text } from './messages.ts';
import type { SectionForm } from './section-form.ts';
import type { SectionFieldsProps } from './section-screen.tsx';
import { AreaField, LineField, PictureField, SwitchField } from './setting-fields.tsx';
import type { SiteValues } from './site-values.ts';

const { labels } = text.site;
const PARTS = ['header_id', 'page_title_id', 'footer_id'] as const;

/** Form of the site section: default templates of pages, and SEO settings. */
export const SITE: SectionForm<SiteValues> = {
  paths: {
    header_id: 'site.header_id',
    page_title_id: 'site.page_title_id',
    footer_id: 'site.footer_id',
    title_suffix: 'seo.title_suffix',
    meta_description: 'seo.meta_description',
    og_image: 'seo.og_image',
    noindex: 'seo.noindex',
    google_verification: 'seo.google_verification',
    bing_verification: 'seo.bing_verification',
  },
  labels,
  numbers: PARTS,
};

/** Renders the fields of the site section. */
export function SiteFields({ form, readOnly }: SectionFieldsProps<SiteValues>): ReactElement {
  const line = (name: keyof SiteValues, description?: string) => (
    <LineField form={form} name={name} label={labels[name]} description={description} />
  );
  return (
    <>
      <FormSection title={text.site.frame} text={text.site.frameText}>
        {PARTS.map((name) => (
          <FramePart key={name} form={form} name={name} readOnly={readOnly} />
        ))}
      </FormSection>
      <FormSection title={text.site.search} text={text.site.searchText}>
        {line('title_suffix', text.site.suffixText)}
        <AreaField
          form={form}
          name="meta_description"
          label={labels.meta_description}
          description={text.site.descriptionText}
        />
        <PictureField
          form={form}
          name="og_image"
          label={labels.og_image}
          description={text.site.pictureText}
          readOnly={readOnly}
        />
        <SwitchField
          form={form}
          name="noindex"
          label={labels.noindex}
          description={text.site.noindexText}
          readOnly={readOnly}
        />
      </FormSection>
      <FormSection title={text.site.verification} text={text.site.verificationText}>
        <div className="ad-pair">
          {line('google_verification')}
          {line('bing_verification')}
        </div>
      </FormSection>
    </>
  );
}

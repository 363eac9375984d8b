/** Form values of the site section; templates by id as text, '' for none. */
export type SiteValues = {
  header_id: string;
  page_title_id: string;
  footer_id: string;
  title_suffix: string;
  meta_description: string;
  og_image: string;
  noindex: boolean;
  google_verification: string;
  bing_verification: string;
};

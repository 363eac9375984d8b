import type { StarterSiteOffer } from '@org/schema/contract';
import { Checkbox, Dialog } from '@org/ui';
import { type ReactElement, useState } from 'react';
import { SITES, text } from './messages.ts';

/** Options for adding a site. */
export interface SiteChoice {
  readonly look: boolean;
  readonly homepage: boolean;
}

/** Props of the dialog: site, whether there is a home page to replace, and handler of the answer. */
export interface UseSiteDialogProps {
  readonly offer: StarterSiteOffer;
  readonly hasHomepage: boolean;
  readonly busy: boolean;
  readonly onUse: (choice: SiteChoice) => void;
  readonly onClose: () => void;
}

/** Describes what a site adds, and asks what it may replace, which is nothing by default. */
export function UseSiteDialog(props: UseSiteDialogProps): ReactElement {
  const { offer, hasHomepage, busy, onUse, onClose } = props;
  // A tenant without a home page has nothing to lose.
  const [choice, setChoice] = useState<SiteChoice>({ look: !hasHomepage, homepage: !hasHomepage });
  const { title } = SITES[offer.site];
  return (
    <Dialog
      open
      title={text.useOf(title)}
      width={560}
      onClose={onClose}
      buttons={[
        { label: text.cancel, onPress: onClose },
        { label: text.make, kind: 'primary', busy, onPress: () => onUse(choice) },
      ]}
    >
      <p>{text.whatItDoes}</p>
      <ul className="ad-site-pages">
        {offer.pages.map((page) => (
          <li key={page.slug}>
            {page.title}{' '}
            <span className="ad-quiet">
              {page.free_slug === page.slug
                ? `/${page.slug}`
                : text.movedNote(`/${page.slug}`, `/${page.free_slug}`)}
            </span>
          </li>
        ))}
      </ul>
      <div className="ad-site-choices">
        <Checkbox
          label={text.look}
          description={text.lookHelp}
          checked={choice.look}
          onChange={(event) => setChoice({ ...choice, look: event.currentTarget.checked })}
        />
        <Checkbox
          label={text.homepage}
          description={
            hasHomepage ? `${text.homepageHelp} ${text.homepageReplaces}` : text.homepageHelp
          }
          checked={choice.homepage}
          onChange={(event) => setChoice({ ...choice, homepage: event.currentTarget.checked })}
        />
      </div>
    </Dialog>
  );
}

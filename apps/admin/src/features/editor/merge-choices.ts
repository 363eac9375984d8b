import type { EditorCampaign, EmailLinkChoice, MergeFieldChoice } from '@org/editor-core';
import { getRecordTags, RECORD_TAGS } from '@org/schema/entities';

/** Merge fields of the reader and the sender of an email. */
const PERSON_FIELDS: readonly MergeFieldChoice[] = [
  {
    name: 'first_name',
    label: 'First name',
    description: 'First name of the reader',
    sample: 'Robin',
  },
  {
    name: 'last_name',
    label: 'Last name',
    description: 'Last name of the reader',
    sample: 'Moreau',
  },
  {
    name: 'email',
    label: 'Email address',
    description: 'Address that the email is sent to',
    sample: 'robin@example.com',
  },
  {
    name: 'company_name',
    label: 'Your company',
    description: 'Name of your company, from the settings',
    sample: '',
  },
];

const ARCHIVE_FIELD: MergeFieldChoice = {
  name: 'archive_url',
  label: 'Link to the archive',
  description: 'URL of this email in the archive of your site',
  sample: '',
};

/** Links of campaigns, which are different for each email. */
const CAMPAIGN_LINKS: readonly EmailLinkChoice[] = [
  { label: 'View in browser', note: 'This email in your archive', href: '{{archive_url}}' },
  { label: 'Unsubscribe', note: 'Lets readers leave the list', href: '{{unsubscribe_url}}' },
];

/** Returns the first line of a sample that is long. */
const toSample = (sample: string): string => {
  const [first = '', ...others] = sample.split('\n');
  return others.length > 0 ? `${first} …` : first;
};

/**
 * Returns the merge fields that texts of an email can contain. A template of emails, which is opened without its email, has those
 * of campaigns.
 */
export function getMergeChoices(email: EditorCampaign | undefined): readonly MergeFieldChoice[] {
  if (!email?.about) return [...PERSON_FIELDS, ARCHIVE_FIELD];
  const { event, audience } = email.about;
  const tags = getRecordTags(event, audience).map((name) => {
    const { label, description, sample } = RECORD_TAGS[name];
    // The title is another for each event.
    return { name, label, description, sample: name === 'title' ? '' : toSample(sample) };
  });
  return [...tags, ...PERSON_FIELDS];
}

/** Returns the links with a URL of each email: nobody unsubscribes from a notification, and none is in the archive. */
export function getLinkChoices(email: EditorCampaign | undefined): readonly EmailLinkChoice[] {
  return email?.kind === 'notification' ? [] : CAMPAIGN_LINKS;
}

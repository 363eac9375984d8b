import { plainPage } from '../../../../kernel/http/plain-page.ts';
import type { Preferences } from './preferences.ts';

/**
 * Renders the page on which a reader chooses lists.
 * @param token - token of the email
 */
export function preferencesPage({ email, isBlocked, lists }: Preferences, token: string): Response {
  const here = `?t=${encodeURIComponent(token)}`;
  const title = 'Your email preferences';
  if (isBlocked)
    return plainPage({
      title,
      paragraphs: [`We do not send newsletters to ${email}. Contact us to change that.`],
      link: { label: 'Go to the site', href: '/' },
    });
  return plainPage({
    title,
    paragraphs: [`Choose what you would like to receive at ${email}.`],
    choices: {
      action: here,
      name: 'list',
      button: 'Save',
      options: lists.map(({ id, name, description, isSubscribed }) => ({
        value: String(id),
        label: name,
        hint: description,
        isChecked: isSubscribed,
      })),
    },
    link: { label: 'Unsubscribe from these emails', href: `../unsubscribe/${here}` },
  });
}

import type { Page } from '@playwright/test';

/** Returns the path of the link in the newest email to a person, as the demo's mailbox shows it. */
export async function linkTo(page: Page, email: string, subject: RegExp): Promise<string> {
  await page.goto('/admin/mailbox');
  const mail = page
    .getByRole('navigation', { name: 'Emails' })
    .getByRole('button')
    .filter({ hasText: email })
    .filter({ hasText: subject });
  await mail.first().click({ timeout: 20_000 });
  const link = page.frameLocator('.ad-mail iframe').getByRole('link');
  const { pathname, search } = new URL((await link.getAttribute('href')) ?? '');
  return `${pathname}${search}`;
}

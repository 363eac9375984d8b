import type { EmailNotification } from '@org/schema/entities';

/** Returns the URL of the editor for a notification. */
export function designHref({ id }: Pick<EmailNotification, 'id'>): string {
  return `/admin/editorwrapper?emailNotificationId=${id}`;
}

/** Returns the content that the design of an email to customers or staff begins with. Its blocks are loaded on demand. */
export async function loadStartingDesign(audience: 'customer' | 'staff'): Promise<string> {
  const [{ CUSTOMER_EMAIL, STAFF_EMAIL }, { createTree, encodeContent }, { blockRegistry }] =
    await Promise.all([
      import('@org/starter-kits/emails'),
      import('@org/content'),
      import('@org/installed-blocks/definitions'),
    ]);
  return encodeContent(
    createTree(audience === 'staff' ? STAFF_EMAIL : CUSTOMER_EMAIL, blockRegistry),
  );
}

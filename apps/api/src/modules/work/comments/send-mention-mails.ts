import { markupText, parseMarkup } from '@org/content';
import { array, number, object } from 'yup';
import { actorInBackground } from '../../../kernel/access/background-actor.ts';
import type { Actor } from '../../../kernel/access/call.ts';
import type { TenantTx } from '../../../kernel/database/tenant-database.ts';
import type { TenantJobWork } from '../../../kernel/jobs/run-job.ts';
import type { Kernel } from '../../../kernel/module/kernel.ts';
import { findActiveStaff } from '../boards/people/record-people.ts';
import { findOptedOut } from '../mail-choices/task-email-choices.ts';
import type { TaskEmailTokens } from '../mail-choices/task-email-tokens.ts';
import { unsubscribeLink } from '../mail-choices/unsubscribe-link.ts';
import type { MentionPayload } from './notify-mentioned.ts';

/** Payload of a job that sends such emails. */
export const mentionPayload = object({
  commentId: number().integer().required(),
  userIds: array(number().integer().required()).required(),
}).noUnknown();

/** Dependencies of the emails. */
export interface MentionDeps
  extends Pick<Kernel, 'db' | 'mailQueue' | 'adminOrigin' | 'designMail' | 'getSiteWithin'> {
  readonly tokens: TaskEmailTokens;
}

/** A comment as the emails show it. */
export interface MentioningComment {
  /** Markup. */
  readonly body: string;
  readonly author: string;
  /** Title of what was commented on. */
  readonly title: string;
  /** Path of the comment in the admin. */
  readonly path: string;
  /** Those who may see the comment. */
  readonly readers: readonly Actor[];
}

/** Maximum number of characters of a comment in an email; the admin shows the rest. */
const MAX_TEXT = 1000;

/** Event of the emails. */
const EVENT = 'task.mentioned';

/**
 * Queues an email for everybody who was mentioned in a comment, who still works in the tenant, may see the comment and has not
 * turned these emails off.
 * @param find - returns the comment of the job; undefined when it is gone
 */
export async function sendMentionMails(
  { db, mailQueue, adminOrigin, designMail, getSiteWithin, tokens }: MentionDeps,
  { payload, tenantId }: TenantJobWork<MentionPayload>,
  find: (tx: TenantTx, actors: readonly Actor[]) => Promise<MentioningComment | undefined>,
): Promise<void> {
  const actors: Actor[] = [];
  for (const id of payload.userIds) {
    const actor = await actorInBackground(db, tenantId, id, `comment ${payload.commentId}`);
    if (actor) actors.push(actor);
  }
  await db.asTenant(tenantId, async (tx) => {
    const comment = await find(tx, actors);
    if (!comment) return;
    const { author, title, path, readers } = comment;
    const ids = readers.map(({ person }) => person.id);
    const optedOut = await findOptedOut(tx, EVENT, ids);
    const staff = await findActiveStaff(
      tx,
      ids.filter((id) => !optedOut.has(id)),
    );
    if (staff.size === 0) return;
    const sender = await db.platformWithin(tx, 'send mail', (platform) =>
      platform
        .selectFrom('tenants')
        .select('name')
        .where('id', '=', tenantId)
        .executeTakeFirstOrThrow(),
    );
    const text = markupText(parseMarkup(comment.body)).slice(0, MAX_TEXT);
    const site = await getSiteWithin(tx, tenantId);
    for (const { id, email, firstname } of staff.values()) {
      const content = await designMail(tx, tenantId, {
        event: EVENT,
        audience: 'staff',
        to: email,
        site,
        firstName: firstname,
        lastName: actors.find(({ person }) => person.id === id)?.person.lastname ?? '',
        tags: { colleague: author, comment: text },
        parts: {
          subject: `${author} mentioned you: ${title}`,
          sender: sender.name,
          title,
          paragraphs: [text],
          button: { label: 'Open', href: `${adminOrigin}${path}` },
          note: `You received this email because ${author} mentioned you in a comment.`,
          unsubscribe: unsubscribeLink(tokens, { tenantId, site }, { userId: id, event: EVENT }),
        },
      });
      await db.platformWithin(tx, 'send mail', (platform) =>
        mailQueue.add(platform, {
          tenantId,
          via: 'installation',
          kind: 'mention',
          to: email,
          content,
          userId: id,
        }),
      );
    }
  });
}

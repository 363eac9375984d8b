import { publishEvent } from '../../../kernel/events/publish-event.ts';
import type { TenantWrite } from '../../../kernel/events/record-change.ts';
import type { JobDefinition } from '../../../kernel/jobs/job-definition.ts';
import type { SendJob } from '../../../kernel/jobs/send-job.ts';

/** Payload of the jobs that email people who were mentioned. */
export interface MentionPayload {
  readonly commentId: number;
  readonly userIds: number[];
}

/** A comment that mentions people. */
export interface NewMentions {
  readonly commentId: number;
  readonly ids: readonly number[];
  /** Name of what was commented on, such as `task`. */
  readonly noun: string;
  /** Path of the comment in the admin. */
  readonly link: string;
  readonly job: JobDefinition<MentionPayload>;
}

/**
 * Notifies people that they were mentioned: in the admin at once, without the title, which they may not be allowed to see, and by
 * email.
 */
export async function notifyMentioned(
  { tx, tenantId, actor }: TenantWrite,
  send: SendJob,
  { commentId, ids, noun, link, job }: NewMentions,
): Promise<void> {
  const others = ids.filter((id) => id !== actor.person.id);
  const { displayName } = actor.person;
  for (const userId of others)
    await publishEvent(
      tx,
      tenantId,
      'new_toast',
      {
        message: `${displayName} mentioned you in a comment on a ${noun}`.slice(0, 500),
        variant: 'info',
        link,
      },
      { userId },
    );
  if (others.length > 0) await send(tx, job, { commentId, userIds: others }, { tenantId });
}

import { type BoardCard, PRIORITY_OPTIONS } from '@org/schema/entities';
import { TagMark, useFormats } from '@org/ui';
import {
  IconAntennaBars2,
  IconAntennaBars3,
  IconAntennaBars5,
  IconCalendar,
  IconChecklist,
  IconClock,
  IconExclamationCircle,
  IconMessage,
} from '@tabler/icons-react';
import type { ReactElement } from 'react';
import { Avatars } from '../../parts/avatars.tsx';
import { text } from '../copy/messages.ts';
import { formatMinutes, formatProgress } from './format-time.ts';

/** Number of tags that a card shows. */
const MAX_TAGS = 3;

const PRIORITY_ICONS = {
  low: IconAntennaBars2,
  medium: IconAntennaBars3,
  high: IconAntennaBars5,
  urgent: IconExclamationCircle,
} as const;

/** Renders a priority as an icon; nothing for none. */
export function PriorityMark({ of }: { readonly of: BoardCard['priority'] }): ReactElement | null {
  if (of === 'none') return null;
  const Shape = PRIORITY_ICONS[of];
  const label = text.priority(PRIORITY_OPTIONS.find(({ value }) => value === of)?.label ?? of);
  return (
    <span className="pj-card-fact" data-priority={of} role="img" aria-label={label} title={label}>
      <Shape size={16} aria-hidden />
    </span>
  );
}

function DueDate({ card }: { readonly card: BoardCard }): ReactElement | null {
  const formats = useFormats();
  if (card.due_date === null) return null;
  const isOverdue = !card.is_done && Date.parse(card.due_date) < Date.now();
  const day = formats.date(card.due_date);
  const label = isOverdue ? text.overdue(day) : text.due(day);
  return (
    <span className="pj-card-fact" data-overdue={isOverdue || undefined} title={label}>
      <IconCalendar size={14} aria-hidden />
      <span aria-hidden>{day}</span>
      <span className="pj-hidden">{label}</span>
    </span>
  );
}

function TrackedTime({ card }: { readonly card: BoardCard }): ReactElement | null {
  const { number } = useFormats();
  const { tracked_minutes } = card;
  const estimate = Math.round(card.est_hours * 60);
  if (estimate === 0 && tracked_minutes === 0) return null;
  const tracked = formatMinutes(tracked_minutes, number);
  const label =
    estimate === 0
      ? text.trackedOnly(tracked)
      : text.time(tracked, formatMinutes(estimate, number));
  const isOver = estimate > 0 && tracked_minutes > estimate;
  return (
    <span className="pj-card-fact" data-over={isOver || undefined} title={label}>
      <IconClock size={14} aria-hidden />
      <span aria-hidden>
        {estimate === 0 ? tracked : formatProgress(tracked_minutes, estimate, number)}
      </span>
      <span className="pj-hidden">{label}</span>
    </span>
  );
}

/** Renders what a card says below its title: where it belongs, when it is due, who does it, and how far it is. */
export function CardDetails({ card }: { readonly card: BoardCard }): ReactElement {
  const { project_title, customer_name, tags, assignees } = card;
  const origin = [project_title, customer_name].filter(Boolean).join(' · ');
  return (
    <>
      {(origin || assignees.length > 0) && (
        <div className="pj-card-origin">
          <span className="at-cut">{origin}</span>
          <span className="pj-card-people">
            <Avatars people={assignees} />
          </span>
        </div>
      )}
      {tags.length > 0 && (
        <div className="pj-card-tags">
          {tags.slice(0, MAX_TAGS).map(({ id, name, color }) => (
            <TagMark key={id} name={name} color={color} />
          ))}
          {tags.length > MAX_TAGS && (
            <span className="pj-card-number">+{tags.length - MAX_TAGS}</span>
          )}
        </div>
      )}
      <div className="pj-card-foot">
        <DueDate card={card} />
        {card.checklist_total > 0 && (
          <span
            className="pj-card-fact"
            data-complete={card.checklist_done === card.checklist_total || undefined}
            title={text.checklist(card.checklist_done, card.checklist_total)}
          >
            <IconChecklist size={14} aria-hidden />
            <span aria-hidden>
              {card.checklist_done}/{card.checklist_total}
            </span>
            <span className="pj-hidden">
              {text.checklist(card.checklist_done, card.checklist_total)}
            </span>
          </span>
        )}
        {card.comments_count > 0 && (
          <span className="pj-card-fact" title={text.comments(card.comments_count)}>
            <IconMessage size={14} aria-hidden />
            <span aria-hidden>{card.comments_count}</span>
            <span className="pj-hidden">{text.comments(card.comments_count)}</span>
          </span>
        )}
        <TrackedTime card={card} />
      </div>
    </>
  );
}

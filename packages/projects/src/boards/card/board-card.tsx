import { AppLink } from '@org/admin-kit';
import { IconClockPause, IconDotsVertical } from '@tabler/icons-react';
import { memo, type ReactElement } from 'react';
import { text } from '../copy/messages.ts';
import { useBoard, useCard, useIsWaiting } from '../data/board-context.ts';
import { useIsDragged } from '../drag/drag-store.ts';
import { type CardKey, cardKey } from '../model/board-state.ts';
import { CardDetails, PriorityMark } from './card-details.tsx';

/** Props of a card: its key, and the handler that opens its menu at a button. */
export interface BoardCardProps {
  readonly of: CardKey;
  readonly onMenu: (key: CardKey, button: HTMLElement) => void;
}

/** Id of the instructions for moving cards by keyboard. */
export const INSTRUCTIONS_ID = 'pj-card-instructions';

/** Renders a card of a board. Its title opens the task or project. */
export const BoardCardView = memo(function BoardCardView({
  of,
  onMenu,
}: BoardCardProps): ReactElement | null {
  const card = useCard(of);
  const isWaiting = useIsWaiting(of);
  const isDragged = useIsDragged(of);
  const { canUpdate } = useBoard();
  if (!card) return null;
  const title = card.title || text.untitled;
  return (
    <article
      className="pj-card"
      data-card={cardKey(card)}
      data-done={card.is_done || undefined}
      data-dragged={isDragged || undefined}
      data-waiting={isWaiting || undefined}
    >
      <div className="pj-card-head">
        <PriorityMark of={card.priority} />
        <span className="pj-card-number">
          {card.entity === 'project' ? text.project(card.number) : text.task(card.number)}
        </span>
        {isWaiting && (
          <span
            className="pj-card-waiting"
            role="img"
            aria-label={text.waiting}
            title={text.waiting}
          >
            <IconClockPause size={14} aria-hidden />
          </span>
        )}
        {canUpdate && (
          <button
            type="button"
            className="pj-card-menu"
            aria-label={text.cardMenu(title)}
            aria-haspopup="menu"
            onClick={({ currentTarget }) => onMenu(of, currentTarget)}
          >
            <IconDotsVertical size={16} aria-hidden />
          </button>
        )}
      </div>
      <AppLink
        href={`/admin/${card.entity}s/${card.id}`}
        className="pj-card-title"
        draggable={false}
        {...(canUpdate && { 'aria-describedby': INSTRUCTIONS_ID })}
      >
        {title}
      </AppLink>
      <CardDetails card={card} />
    </article>
  );
});

/** Renders a card under the pointer while it is dragged. */
export function DraggedCard({
  card,
}: {
  readonly card: Parameters<typeof CardDetails>[0]['card'];
}): ReactElement {
  return (
    <div className="pj-card" data-lifted>
      <div className="pj-card-head">
        <PriorityMark of={card.priority} />
        <span className="pj-card-number">
          {card.entity === 'project' ? text.project(card.number) : text.task(card.number)}
        </span>
      </div>
      <span className="pj-card-title">{card.title || text.untitled}</span>
      <CardDetails card={card} />
    </div>
  );
}

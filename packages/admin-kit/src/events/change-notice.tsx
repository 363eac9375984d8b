import type { EntityName } from '@org/schema/entities';
import { Alert, Anchor } from '@org/ui';
import type { ReactElement } from 'react';
import { useMe } from '../session/use-me.ts';
import { text } from './messages.ts';
import { type ChangeOf, useChangeOf } from './use-change-of.ts';

/** Props of the notice: the open record, its version, whether it is being saved, and the handler that loads the newer one. */
export interface ChangeNoticeProps {
  readonly entity: EntityName;
  readonly id: number | undefined;
  readonly version: number | undefined;
  /** Version of another user that the form has already loaded, so that nothing is left to do. */
  readonly takenOver?: number | undefined;
  /** True during a save, so that its event is ignored. */
  readonly isSaving: boolean;
  readonly onShow: () => void;
}

function wordsFor({ action, actorId, actorName }: ChangeOf, myId: number): string {
  if (action === 'deleted') return actorName ? text.deletedBy(actorName) : text.deleted;
  if (actorId === myId) return text.changedByYou;
  return actorName ? text.changedBy(actorName) : text.changed;
}

/** Shows that another user has changed the record in the open form, without touching the input. */
export function ChangeNotice(props: ChangeNoticeProps): ReactElement | null {
  const { entity, id, version, takenOver, isSaving, onShow } = props;
  const { user } = useMe();
  const change = useChangeOf(entity, id);
  if (!change || isSaving) return null;
  const { action, actorId } = change;
  const isShown =
    action !== 'deleted' &&
    (change.version === null || (version !== undefined && change.version <= version));
  const isNews =
    !isShown || (takenOver !== undefined && change.version === takenOver && actorId !== user.id);
  if (!isNews) return null;
  return (
    <Alert color="gray" role="status">
      {wordsFor(change, user.id)}{' '}
      {!isShown && action !== 'deleted' && (
        <Anchor component="button" type="button" size="sm" onClick={onShow}>
          {text.show}
        </Anchor>
      )}
    </Alert>
  );
}

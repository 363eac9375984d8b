import { failureText } from '@org/admin-kit';
import { isApiError } from '@org/api-client';
import { callKey, useApi } from '@org/api-client/react';
import { apiContract } from '@org/schema/contract';
import type { BoardColumn } from '@org/schema/entities';
import { Alert, Dialog, NativeSelect, toast } from '@org/ui';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactElement, useState } from 'react';
import { text } from '../copy/messages.ts';
import { cardsKey } from '../data/use-column-cards.ts';

/** Props of the dialog: column, and the others of its board. */
export interface DeleteColumnDialogProps {
  readonly column: BoardColumn;
  readonly others: readonly BoardColumn[];
  readonly onClose: () => void;
}

/** Deletes a column after asking where its cards go. */
export function DeleteColumnDialog(props: DeleteColumnDialogProps): ReactElement {
  const { column, others, onClose } = props;
  const api = useApi();
  const queries = useQueryClient();
  const [target, setTarget] = useState(String(others[0]?.id ?? ''));
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');
  const hasCards = column.task_count + column.project_count > 0;

  async function remove(): Promise<void> {
    setBusy(true);
    setFailure('');
    try {
      const { board_id: boardId, id } = column;
      await api.call(apiContract.boards.removeColumn, {
        params: { boardId, id },
        query: { moveTo: Number(target) },
      });
      await queries.invalidateQueries({ queryKey: callKey(apiContract.boards.columns) });
      await queries.invalidateQueries({ queryKey: cardsKey(boardId) });
      toast.success(text.columnDeleted);
      onClose();
    } catch (error) {
      if (!isApiError(error)) throw error;
      setFailure(failureText(error));
    } finally {
      setBusy(false);
    }
  }

  return (
    <Dialog
      open
      width={420}
      title={text.deleteColumnTitle(column.name)}
      onClose={onClose}
      buttons={[
        { label: text.cancel, onPress: onClose, focused: !hasCards },
        {
          label: text.deleteColumn,
          kind: 'danger',
          busy: isBusy,
          onPress: () => void remove(),
        },
      ]}
    >
      <div className="at-form-fields">
        {failure && (
          <Alert color="red" role="alert">
            {failure}
          </Alert>
        )}
        <p className="pj-plain">{text.deleteColumnText}</p>
        <NativeSelect
          label={text.moveCardsTo}
          value={target}
          data={others.map(({ id, name }) => ({ value: String(id), label: name }))}
          onChange={(event) => setTarget(event.currentTarget.value)}
        />
      </div>
    </Dialog>
  );
}

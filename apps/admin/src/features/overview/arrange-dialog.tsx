import { ActionDialog, failureText } from '@org/admin-kit';
import { callKey, useApi } from '@org/api-client/react';
import { apiContract } from '@org/schema/contract';
import { Checkbox, IconButton } from '@org/ui';
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactElement, useState } from 'react';
import { text } from './messages.ts';

/** A widget of the overview that the user can show, hide and move. */
export interface ArrangedWidget {
  readonly id: string;
  readonly label: string;
  readonly isHidden: boolean;
}

/** Renders the dialog in which a user chooses and orders the widgets of the overview. */
export function ArrangeDialog({
  widgets,
  onClose,
}: {
  readonly widgets: readonly ArrangedWidget[];
  readonly onClose: () => void;
}): ReactElement {
  const api = useApi();
  const queries = useQueryClient();
  const [list, setList] = useState(widgets);
  const move = (at: number, by: -1 | 1): void => {
    const widget = list[at];
    if (widget) setList(list.toSpliced(at, 1).toSpliced(at + by, 0, widget));
  };
  return (
    <ActionDialog
      title={text.arrange}
      confirmLabel={text.saveArrangement}
      onClose={onClose}
      send={async () => {
        try {
          await api.call(apiContract.overview.arrange, {
            body: {
              order: list.map(({ id }) => id),
              hidden: list.filter(({ isHidden }) => isHidden).map(({ id }) => id),
            },
          });
          await queries.invalidateQueries({ queryKey: callKey(apiContract.overview.get) });
          return undefined;
        } catch (failure) {
          return { '': failureText(failure) };
        }
      }}
    >
      {() => (
        <ol className="ad-arrange">
          {list.map(({ id, label, isHidden }, at) => (
            <li key={id}>
              <Checkbox
                label={label}
                checked={!isHidden}
                onChange={() => setList(list.with(at, { id, label, isHidden: !isHidden }))}
              />
              <IconButton
                size={28}
                icon={IconArrowUp}
                label={text.moveUp(label)}
                disabled={at === 0}
                onPress={() => move(at, -1)}
              />
              <IconButton
                size={28}
                icon={IconArrowDown}
                label={text.moveDown(label)}
                disabled={at === list.length - 1}
                onPress={() => move(at, 1)}
              />
            </li>
          ))}
        </ol>
      )}
    </ActionDialog>
  );
}

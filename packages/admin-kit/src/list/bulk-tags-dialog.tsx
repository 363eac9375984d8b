import { Dialog, ListChoices, Segmented } from '@org/ui';
import { type ReactElement, useState } from 'react';
import type { BulkChange } from '../list-data/list-calls.ts';
import type { ListChoicesData } from '../list-data/use-choices.ts';
import { text } from './messages.ts';

/** Props of the dialog: the field of tags, and the handler of added and removed tags. */
export interface BulkTagsDialogProps {
  readonly title: string;
  readonly field: string;
  readonly choices: ListChoicesData;
  readonly onApply: (change: BulkChange) => void;
  readonly onClose: () => void;
}

const WAYS = [
  { value: 'addTags' as const, label: text.addTags },
  { value: 'removeTags' as const, label: text.removeTags },
];

/** Adds tags to many rows, or removes them. */
export function BulkTagsDialog(props: BulkTagsDialogProps): ReactElement {
  const { title, field, choices, onApply, onClose } = props;
  const [way, setWay] = useState<(typeof WAYS)[number]['value']>('addTags');
  const [chosen, setChosen] = useState<readonly (string | number)[]>([]);
  return (
    <Dialog
      open
      title={title}
      onClose={onClose}
      buttons={[
        { label: text.cancel, onPress: onClose },
        {
          label: text.apply,
          kind: 'primary',
          disabled: chosen.length === 0,
          onPress: () => onApply({ [way]: chosen.map(Number) }),
        },
      ]}
    >
      <div className="ad-fields">
        <Segmented label={title} options={WAYS} value={way} onChange={setWay} fullWidth />
        <ListChoices
          label={text.tags}
          choices={[]}
          find={choices.findFor(field)}
          getName={(value) => choices.getName(field, value)}
          chosen={chosen}
          onChange={setChosen}
        />
      </div>
    </Dialog>
  );
}

import { Button, FormSection, Icon, IconButton } from '@org/ui';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import type { ReactElement, ReactNode } from 'react';

/** Shape: the entries of a form's list, by their keys, and how one is drawn. */
export interface PartsFieldProps {
  readonly title: string;
  /** What stands there for no entries. */
  readonly none: string;
  readonly add: string;
  readonly remove: string;
  readonly readOnly: boolean;
  readonly keys: readonly string[];
  readonly onAdd: () => void;
  readonly onRemove: (at: number) => void;
  /** What stands at the head of an entry, before the button that takes it away. */
  readonly head: (at: number) => ReactNode;
  readonly children: (at: number) => ReactNode;
}

/** A field that is a list of things with fields of their own, such as addresses. */
export function PartsField(props: PartsFieldProps): ReactElement {
  const { title, keys, readOnly } = props;
  return (
    <FormSection title={title}>
      {keys.length === 0 && <p className="at-meta">{props.none}</p>}
      {keys.map((key, at) => (
        <fieldset key={key} className="ad-part" aria-label={`${title} ${at + 1}`}>
          <div className="ad-part-head">
            {props.head(at)}
            {!readOnly && (
              <IconButton
                icon={IconTrash}
                label={props.remove}
                onPress={() => props.onRemove(at)}
              />
            )}
          </div>
          {props.children(at)}
        </fieldset>
      ))}
      {!readOnly && (
        <Button
          variant="default"
          size="xs"
          className="ad-part-add"
          leftSection={<Icon of={IconPlus} size={14} />}
          onClick={props.onAdd}
        >
          {props.add}
        </Button>
      )}
    </FormSection>
  );
}

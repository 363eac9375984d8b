import { Button, FormSection, Icon, IconButton } from '@org/ui';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import type { ReactElement, ReactNode } from 'react';

/** Props of the field: the keys of a form's list, and the renderer of an entry. */
export interface PartsFieldProps {
  readonly title: string;
  /** Text of the empty list. */
  readonly none: string;
  readonly add: string;
  readonly remove: string;
  readonly readOnly: boolean;
  readonly keys: readonly string[];
  readonly onAdd: () => void;
  readonly onRemove: (at: number) => void;
  /** Head of an entry, before its remove button. */
  readonly head: (at: number) => ReactNode;
  readonly children: (at: number) => ReactNode;
}

/** Renders a field with a list of nested entries, such as addresses. */
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

import { IconButton, Menu, TextInput } from '@org/ui';
import { IconDots } from '@tabler/icons-react';
import { type ReactElement, useState } from 'react';

/** Props of the foot of a card. */
export interface TemplateFootProps {
  readonly name: string;
  readonly onInsert: () => void;
  readonly onEdit: () => void;
  /** Receives another name, without spaces around it. */
  readonly onRename: (name: string) => void;
  readonly onRemove: () => void;
}

/** Renders the name of a template or component, which is renamed in place, with a menu of its actions. */
export function TemplateFoot(props: TemplateFootProps): ReactElement {
  const { name, onInsert, onEdit, onRename, onRemove } = props;
  const [renaming, setRenaming] = useState(false);
  const rename = (wanted: string): void => {
    setRenaming(false);
    if (wanted !== '' && wanted !== name) onRename(wanted);
  };
  return (
    <div className="at-template-foot">
      {renaming ? (
        <TextInput
          size="xs"
          aria-label={`Name of ${name}`}
          defaultValue={name}
          autoFocus
          onBlur={(event) => rename(event.currentTarget.value.trim())}
          onKeyDown={(event) => {
            if (event.key === 'Enter') event.currentTarget.blur();
            if (event.key === 'Escape') setRenaming(false);
          }}
        />
      ) : (
        <span className="at-template-name" title={name}>
          {name}
        </span>
      )}
      <Menu position="bottom-end" returnFocus={!renaming}>
        <Menu.Target>
          <IconButton size={26} icon={IconDots} label={`More for ${name}`} />
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item onClick={onInsert}>Insert</Menu.Item>
          <Menu.Item onClick={onEdit}>Edit</Menu.Item>
          <Menu.Item onClick={() => setRenaming(true)}>Rename</Menu.Item>
          <Menu.Divider />
          <Menu.Item color="var(--at-danger)" onClick={onRemove}>
            Delete
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
    </div>
  );
}

import { newNodeId } from '@org/content';
import type { JsonObject, JsonValue } from '@org/schema';
import { Button, IconButton } from '@org/ui';
import { IconArrowDown, IconArrowUp, IconCopy, IconTrash } from '@tabler/icons-react';
import { type ReactElement, useState } from 'react';
import { isShown, SettingControl, type SettingControlProps } from './setting-control.tsx';

/** Items of a list: objects with an id. Anything else that is stored is left out of the panel. */
function itemsOf(value: JsonValue | undefined): JsonObject[] {
  return Array.isArray(value)
    ? value.filter(
        (item): item is JsonObject =>
          typeof item === 'object' && item !== null && !Array.isArray(item),
      )
    : [];
}

/** What an item is called in the list: its first text. */
function titleOf(item: JsonObject, control: SettingControlProps, index: number): string {
  const text = (control.field.fields ?? [])
    .map((field) => item[field.prop])
    .find((value): value is string => typeof value === 'string' && value !== '');
  return text ?? `${control.field.itemLabel ?? 'Item'} ${index + 1}`;
}

/** A list of items: add, order, duplicate, delete, and the fields of the open one. */
export function ListControl(control: SettingControlProps): ReactElement {
  const { field, value, host, onChange } = control;
  const [open, setOpen] = useState<number | undefined>();
  const items = itemsOf(value);
  const set = (next: readonly JsonObject[]): void => onChange({ [field.prop]: [...next] });
  const move = (from: number, to: number): void => {
    const next = [...items];
    next.splice(to, 0, ...next.splice(from, 1));
    set(next);
    setOpen(open === from ? to : open);
  };
  return (
    <div className="at-list">
      {items.map((item, index) => (
        <div key={String(item.id ?? index)} className="at-list-item">
          <div className="at-list-head">
            <button
              type="button"
              className="at-list-title"
              aria-expanded={open === index}
              onClick={() => setOpen(open === index ? undefined : index)}
            >
              {titleOf(item, control, index)}
            </button>
            <IconButton
              size={24}
              icon={IconArrowUp}
              label="Move up"
              disabled={index === 0}
              onPress={() => move(index, index - 1)}
            />
            <IconButton
              size={24}
              icon={IconArrowDown}
              label="Move down"
              disabled={index === items.length - 1}
              onPress={() => move(index, index + 1)}
            />
            <IconButton
              size={24}
              icon={IconCopy}
              label="Duplicate"
              onPress={() =>
                set([
                  ...items.slice(0, index + 1),
                  { ...item, id: newNodeId() },
                  ...items.slice(index + 1),
                ])
              }
            />
            <IconButton
              size={24}
              icon={IconTrash}
              label="Delete"
              onPress={() => set(items.filter((_item, i) => i !== index))}
            />
          </div>
          {open === index ? (
            <div className="at-list-fields">
              {(field.fields ?? [])
                .filter((inner) => isShown(inner, item))
                .map((inner) => (
                  <div key={inner.prop} className="at-setting">
                    <span className="at-setting-label">{inner.label}</span>
                    <SettingControl
                      field={inner}
                      value={item[inner.prop]}
                      props={item}
                      defaults={field.newItem ?? {}}
                      host={host}
                      onChange={(values) =>
                        set(
                          items.map((other, i) => (i === index ? { ...other, ...values } : other)),
                        )
                      }
                    />
                  </div>
                ))}
            </div>
          ) : null}
        </div>
      ))}
      <Button
        size="compact-xs"
        variant="default"
        onClick={() => {
          set([...items, { ...field.newItem, id: newNodeId() }]);
          setOpen(items.length);
        }}
      >
        Add {(field.itemLabel ?? 'item').toLowerCase()}
      </Button>
    </div>
  );
}

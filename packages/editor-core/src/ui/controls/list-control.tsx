import { newNodeId } from '@org/content';
import type { JsonObject } from '@org/schema/entities';
import { Button } from '@org/ui';
import {
  type ComponentType,
  type PointerEvent,
  type ReactElement,
  useEffect,
  useRef,
  useState,
} from 'react';
import { itemKeys, itemTitle, moveItem, readItems, writeItems } from './list-items.ts';
import { ListRow } from './list-row.tsx';
import { isShown, type SettingControlProps } from './setting-control-props.ts';

interface Drag {
  readonly from: number;
  readonly to: number;
  readonly pointer: number;
}

/** Renders a list of items: add, sort by drag and keyboard, duplicate, delete, and the fields of the open one. */
export function ListControl({
  Control,
  ...control
}: SettingControlProps & {
  /** Control of a field of an item. */
  readonly Control: ComponentType<SettingControlProps>;
}): ReactElement {
  const { field, value, host, onChange } = control;
  const list = useRef<HTMLUListElement>(null);
  const adds = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState<string>();
  const [drag, setDrag] = useState<Drag>();
  const [said, setSaid] = useState('');
  /** Index of a deleted item: the item at that index gets the focus. */
  const [gone, setGone] = useState<number>();
  const items = readItems(value, field);
  const keys = itemKeys(items);
  const most = field.max ?? Number.POSITIVE_INFINITY;
  const isFull = items.length >= most;

  useEffect(() => {
    if (gone === undefined) return;
    const titles = [...(list.current?.querySelectorAll<HTMLElement>('.at-list-title') ?? [])];
    (titles[gone] ?? titles.at(-1) ?? adds.current)?.focus();
    setGone(undefined);
  }, [gone]);

  const set = (next: readonly JsonObject[]): void =>
    onChange({ [field.prop]: writeItems(next, field) });

  function move(from: number, to: number): void {
    const next = moveItem(items, from, to);
    if (next === items) return;
    set(next);
    const place = Math.max(0, Math.min(items.length - 1, to));
    setSaid(`${itemTitle(items[from] ?? {}, field, from)} is ${place + 1} of ${items.length}`);
  }

  function onDrag(event: PointerEvent<HTMLElement>): void {
    if (!drag || event.pointerId !== drag.pointer || !list.current) return;
    const ends = [...list.current.children].map((row) => row.getBoundingClientRect().bottom);
    const to = Math.min(ends.length - 1, ends.filter((end) => end <= event.clientY).length);
    if (to !== drag.to) setDrag({ ...drag, to });
  }

  function add(item: JsonObject, at: number): void {
    const id = newNodeId();
    set([...items.slice(0, at), { ...structuredClone(item), id }, ...items.slice(at)]);
    setOpen(id);
  }

  const getRow = (item: JsonObject, index: number): ReactElement => {
    const key = keys[index] ?? '';
    const title = itemTitle(item, field, index);
    const problems = field.mapped?.problems(item, items) ?? {};
    return (
      <ListRow
        key={key}
        title={title}
        hasProblem={Object.keys(problems).length > 0}
        isOpen={open === key}
        isDragged={drag?.from === index}
        place={drag ? placeWhile(drag, index) : undefined}
        canDuplicate={!isFull}
        canRemove={items.length > (field.min ?? 0)}
        isActive={field.active !== undefined && control.props[field.active] === index}
        onToggle={() => {
          setOpen(open === key ? undefined : key);
          if (open !== key && field.active !== undefined) onChange({ [field.active]: index });
        }}
        onStep={(step) => move(index, index + step)}
        onDragStart={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          setDrag({ from: index, to: index, pointer: event.pointerId });
        }}
        onDrag={onDrag}
        onDragEnd={(isKept) => {
          setDrag(undefined);
          if (drag && isKept) move(drag.from, drag.to);
        }}
        onDuplicate={() => add(item, index + 1)}
        onRemove={() => {
          set(items.filter((_item, at) => at !== index));
          setSaid(`${title} is deleted`);
          setGone(index);
        }}
      >
        {(field.fields ?? [])
          .filter((inner) => isShown(inner, item))
          .map((inner) => (
            <div key={inner.prop} className="at-setting">
              <span className="at-setting-label">{inner.label}</span>
              <Control
                field={inner}
                value={item[inner.prop]}
                props={item}
                defaults={field.newItem ?? {}}
                host={host}
                onChange={(values) =>
                  set(items.map((other, at) => (at === index ? { ...other, ...values } : other)))
                }
              />
              {problems[inner.prop] ? (
                <span className="at-setting-problem">{problems[inner.prop]}</span>
              ) : inner.help ? (
                <span className="at-setting-help">{inner.help}</span>
              ) : null}
            </div>
          ))}
      </ListRow>
    );
  };

  return (
    <div className="at-list">
      <ul ref={list} className="at-plain-list at-list-items" aria-label={field.label}>
        {items.map(getRow)}
      </ul>
      <Button
        ref={adds}
        size="compact-xs"
        variant="default"
        disabled={isFull}
        onClick={() => add(field.newItem ?? {}, items.length)}
      >
        Add {(field.itemLabel ?? 'item').toLowerCase()}
      </Button>
      {isFull ? <span className="at-setting-help">Maximum: {most}.</span> : null}
      <span className="at-hidden" role="status">
        {said}
      </span>
    </div>
  );
}

/**
 * Returns the position of an item during a drag. The list is only changed on drop: moving the dragged element in the document
 * would lose its pointer capture.
 */
function placeWhile({ from, to }: Drag, index: number): number {
  if (index === from) return to;
  if (from < index && index <= to) return index - 1;
  return to <= index && index < from ? index + 1 : index;
}

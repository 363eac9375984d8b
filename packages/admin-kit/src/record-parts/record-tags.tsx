import { callKey, useApi } from '@org/api-client/react';
import type { RouteContract } from '@org/schema/contract';
import type { TagRef } from '@org/schema/entities';
import { CloseButton, Combobox, Icon, TagMark, TextInput, toast, useCombobox } from '@org/ui';
import { IconPlus } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactElement, useState } from 'react';
import { failureText } from '../screen/failure-text.ts';
import { text } from './messages.ts';
import { recordCall } from './record-call.ts';

/** Props of the tags: the record's tags, endpoints, and stale queries after a change. */
export interface RecordTagsProps {
  readonly id: number;
  readonly tags: readonly TagRef[];
  readonly calls: { readonly tags: RouteContract; readonly setTags: RouteContract };
  readonly stale: readonly RouteContract[];
  readonly readOnly: boolean;
}

/** Renders the tags of a record, which are saved immediately. An unknown name creates a tag. */
export function RecordTags({ id, tags, calls, stale, readOnly }: RecordTagsProps): ReactElement {
  const api = useApi();
  const queries = useQueryClient();
  const [shown, setShown] = useState(tags);
  const [typed, setTyped] = useState('');
  const combobox = useCombobox({ onDropdownClose: () => combobox.resetSelectedOption() });
  const known = useQuery({
    queryKey: callKey(calls.tags),
    queryFn: async () => (await recordCall(api, calls.tags, {})).rows as TagRef[],
    enabled: !readOnly,
  });

  async function keep(next: readonly (TagRef | string)[]): Promise<void> {
    const before = shown;
    setShown(
      next.map((tag) => (typeof tag === 'string' ? { id: 0, name: tag, color: 'gray' } : tag)),
    );
    try {
      const body = { tags: next.map((tag) => (typeof tag === 'string' ? tag : tag.id)) };
      const answer = await recordCall(api, calls.setTags, { params: { id }, body });
      setShown(answer.tags as TagRef[]);
      for (const route of [calls.tags, ...stale])
        void queries.invalidateQueries({ queryKey: callKey(route) });
    } catch (failure) {
      setShown(before);
      toast.error(`${text.tagsFailed}: ${failureText(failure)}`);
    }
  }

  const word = typed.trim();
  const free = (known.data ?? []).filter(
    ({ id: tag, name }) =>
      !shown.some((one) => one.id === tag) && name.toLowerCase().includes(word.toLowerCase()),
  );
  const isNew =
    word !== '' &&
    ![...(known.data ?? []), ...shown].some(
      ({ name }) => name.toLowerCase() === word.toLowerCase(),
    );

  function choose(value: string): void {
    const tag = free.find((one) => String(one.id) === value);
    void keep([...shown, tag ?? word]);
    setTyped('');
    combobox.closeDropdown();
  }

  return (
    <section className="ad-record-card" aria-label={text.tags}>
      <header>
        <h2 className="at-section-title">{text.tags}</h2>
      </header>
      <div className="ad-tag-list">
        {shown.length === 0 && <span className="at-meta">{text.noTags}</span>}
        {shown.map((tag) => (
          <span key={tag.id || tag.name} className="ad-tag">
            <TagMark name={tag.name} color={tag.color} />
            {!readOnly && (
              <CloseButton
                size="xs"
                aria-label={`Remove ${tag.name}`}
                onClick={() => void keep(shown.filter((one) => one !== tag))}
              />
            )}
          </span>
        ))}
      </div>
      {!readOnly && (
        <Combobox store={combobox} onOptionSubmit={choose}>
          <Combobox.Target>
            <TextInput
              size="xs"
              aria-label={text.addTag}
              placeholder={text.addTag}
              leftSection={<Icon of={IconPlus} size={14} />}
              value={typed}
              onFocus={() => combobox.openDropdown()}
              onBlur={() => combobox.closeDropdown()}
              onChange={(event) => {
                setTyped(event.currentTarget.value);
                combobox.openDropdown();
                combobox.selectFirstOption();
              }}
            />
          </Combobox.Target>
          <Combobox.Dropdown hidden={free.length === 0 && !isNew}>
            <Combobox.Options className="ad-tag-options">
              {free.map((tag) => (
                <Combobox.Option key={tag.id} value={String(tag.id)}>
                  <TagMark name={tag.name} color={tag.color} />
                </Combobox.Option>
              ))}
              {isNew && <Combobox.Option value="new">{text.makeTag(word)}</Combobox.Option>}
            </Combobox.Options>
          </Combobox.Dropdown>
        </Combobox>
      )}
    </section>
  );
}

import { ActionDialog } from '@org/admin-kit';
import { callQuery, useApi } from '@org/api-client/react';
import { apiContract } from '@org/schema/contract';
import type { Release, ReleaseCandidate, ReleaseReference } from '@org/schema/entities';
import { Checkbox, SkeletonLines, StatusDot, Text, TextInput, useDebouncedValue } from '@org/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type ReactElement, useState } from 'react';
import { EFFECTS, text } from './messages.ts';

const toKey = ({ kind, record_id }: ReleaseCandidate): string => `${kind} ${record_id}`;

function CandidateRow({
  candidate,
  isChosen,
  onChange,
}: {
  readonly candidate: ReleaseCandidate;
  readonly isChosen: boolean;
  readonly onChange: (isChosen: boolean) => void;
}): ReactElement {
  const { kind, title, path, effect, release } = candidate;
  const { tone, before } = EFFECTS[effect];
  return (
    <li className="re-candidate">
      <Checkbox
        label={title || text.untitled}
        description={[
          kind === 'page' ? text.page : text.post,
          path,
          release && text.inOther(release.name),
        ]
          .filter(Boolean)
          .join(' · ')}
        disabled={release !== null || effect === 'none'}
        checked={isChosen}
        onChange={({ currentTarget }) => onChange(currentTarget.checked)}
      />
      <StatusDot tone={tone} label={before} />
    </li>
  );
}

/** Renders the dialog that adds pages and posts to a release, those with something to publish first. */
export function AddItemsDialog({
  release,
  onAdd,
  onClose,
}: {
  readonly release: Release;
  readonly onAdd: (items: readonly ReleaseReference[]) => Promise<boolean>;
  readonly onClose: () => void;
}): ReactElement {
  const api = useApi();
  const [search, setSearch] = useState('');
  const [asked] = useDebouncedValue(search.trim(), 250);
  const [chosen, setChosen] = useState<ReadonlyMap<string, ReleaseReference>>(new Map());
  const found = useQuery({
    ...callQuery(api, apiContract.releases.candidates, {
      query: asked ? { search: asked } : {},
    }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  const candidates = (found.data?.candidates ?? []).filter((one) => one.release?.id !== release.id);

  function choose(candidate: ReleaseCandidate, isChosen: boolean): void {
    const changed = new Map(chosen);
    const { kind, record_id: id } = candidate;
    if (isChosen) changed.set(toKey(candidate), { kind, id });
    else changed.delete(toKey(candidate));
    setChosen(changed);
  }

  return (
    <ActionDialog
      title={text.addTitle}
      confirmLabel={text.addSelected(chosen.size)}
      closeLabel={text.cancel}
      width={560}
      send={async () => {
        if (chosen.size === 0) return { '': text.chooseFirst };
        return (await onAdd([...chosen.values()])) ? undefined : {};
      }}
      onClose={onClose}
    >
      {() => (
        <>
          <TextInput
            type="search"
            aria-label={text.search}
            placeholder={text.search}
            data-autofocus
            value={search}
            onChange={({ currentTarget }) => setSearch(currentTarget.value)}
            // Enter searches; it must not add what is selected.
            onKeyDown={(event) => {
              if (event.key === 'Enter') event.preventDefault();
            }}
          />
          {found.isPending && <SkeletonLines count={4} />}
          {found.data && candidates.length === 0 && (
            <Text className="ad-quiet">{text.nothingFound}</Text>
          )}
          {candidates.length > 0 && (
            <ul className="re-candidates" aria-busy={found.isPlaceholderData}>
              {candidates.map((candidate) => (
                <CandidateRow
                  key={toKey(candidate)}
                  candidate={candidate}
                  isChosen={chosen.has(toKey(candidate))}
                  onChange={(isChosen) => choose(candidate, isChosen)}
                />
              ))}
            </ul>
          )}
        </>
      )}
    </ActionDialog>
  );
}

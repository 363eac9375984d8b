import { ActionDialog, type ActionProblems, logFailure } from '@org/admin-kit';
import { isApiError } from '@org/api-client';
import { callQuery, useApi } from '@org/api-client/react';
import { apiContract } from '@org/schema/contract';
import type { ReleaseKind } from '@org/schema/entities';
import { NativeSelect, Skeleton, Text, TextInput, toast } from '@org/ui';
import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { type ReactElement, useRef, useState } from 'react';
import { text } from './messages.ts';
import { refusalText, useRefreshReleases } from './release-data.ts';
import { releaseHref } from './release-links.ts';

const { releases } = apiContract;

/** Releases that are not published: the maximum of a response exceeds their number per tenant. */
const PENDING = { query: { itemsPerPage: 200, pending: true } };
const NEW = 'new';

/** Props of the dialog. */
export interface AddToReleaseProps {
  readonly kind: ReleaseKind;
  readonly ids: readonly number[];
  readonly onClose: () => void;
}

/** Renders the dialog that adds pages or posts to a release, or to a new one. */
export function AddToRelease({ kind, ids, onClose }: AddToReleaseProps): ReactElement {
  const api = useApi();
  const refresh = useRefreshReleases();
  const router = useRouter();
  const found = useQuery(callQuery(api, releases.list, PENDING));
  const rows = found.data?.results.rows ?? [];
  const [chosen, setChosen] = useState<string>();
  const [name, setName] = useState('');
  // Idempotency key of the new release: adding again after a lost response creates no second one.
  const key = useRef(crypto.randomUUID());
  const value = chosen ?? (rows[0] ? String(rows[0].id) : NEW);

  async function send(): Promise<ActionProblems> {
    const items = ids.map((id) => ({ kind, id }));
    if (value === NEW && name.trim() === '') return { name: text.nameRequired };
    try {
      const { release } =
        value === NEW
          ? await api.call(releases.create, {
              body: { name: name.trim(), items },
              idempotencyKey: key.current,
            })
          : await api.call(releases.addItems, { params: { id: Number(value) }, body: { items } });
      toast.success(text.added(release.name), {
        label: text.open,
        onPress: () => void router.navigate({ href: releaseHref(release) }),
      });
      return undefined;
    } catch (error) {
      if (!isApiError(error)) throw error;
      logFailure(text.failed, error);
      if (error.status > 0) key.current = crypto.randomUUID();
      if (error.formErrors.name) return { name: error.formErrors.name };
      return { '': refusalText(error) };
    } finally {
      await refresh();
    }
  }

  return (
    <ActionDialog
      title={text.addTitle(ids.length, kind)}
      confirmLabel={text.confirm}
      closeLabel={text.cancel}
      send={send}
      onClose={onClose}
    >
      {(problems) => (
        <>
          <Text className="ad-quiet">{text.about}</Text>
          {found.isPending ? (
            <Skeleton height={58} />
          ) : (
            <NativeSelect
              label={text.release}
              data={[
                ...rows.map((release) => ({ value: String(release.id), label: release.name })),
                { value: NEW, label: text.newRelease },
              ]}
              value={value}
              onChange={({ currentTarget }) => setChosen(currentTarget.value)}
            />
          )}
          {found.isError && (
            <Text role="alert" c="red" size="sm">
              {text.listFailed}
            </Text>
          )}
          {!found.isPending && value === NEW && (
            <TextInput
              label={text.name}
              required
              placeholder={text.placeholder}
              maxLength={120}
              value={name}
              error={problems.name}
              onChange={({ currentTarget }) => setName(currentTarget.value)}
            />
          )}
        </>
      )}
    </ActionDialog>
  );
}

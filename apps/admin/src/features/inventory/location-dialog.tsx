import { RecordDialog } from '@org/admin-kit';
import { useApi } from '@org/api-client/react';
import { apiContract } from '@org/schema/contract';
import type { StockLocation } from '@org/schema/entities';
import { Switch, Textarea, TextInput, toast } from '@org/ui';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { refreshStock } from './inventory.queries.ts';
import { text } from './messages.ts';

const { stockLocations } = apiContract;

/** Renders the form of a new or existing location. */
export function LocationDialog({
  place,
  onClose,
}: {
  readonly place: StockLocation | undefined;
  readonly onClose: () => void;
}): ReactElement {
  const api = useApi();
  const queries = useQueryClient();
  return (
    <RecordDialog
      title={place ? text.editPlace : text.newPlace}
      saveLabel={place ? text.save : text.create}
      cancelLabel={text.cancel}
      changedElsewhere={text.changedElsewhere}
      first={{
        name: place?.name ?? '',
        address: place?.address ?? '',
        is_default: place?.is_default ?? false,
      }}
      version={place?.version}
      // The conflict response contains the current location with its version.
      getVersion={(current) => (current as StockLocation | undefined)?.version}
      isComplete={({ name }) => name.trim() !== ''}
      refresh={() => refreshStock(queries)}
      onClose={onClose}
      save={async (body, version, idempotencyKey) => {
        if (place)
          await api.call(stockLocations.update, {
            params: { id: place.id },
            body: { ...body, ...(version !== undefined && { version }) },
          });
        else await api.call(stockLocations.create, { body, idempotencyKey });
        toast.success(place ? text.placeSaved : text.placeCreated);
      }}
    >
      {({ values, set, errors }) => (
        <>
          <TextInput
            label={text.name}
            required
            data-autofocus
            value={values.name}
            error={errors.name}
            onChange={(event) => set({ name: event.currentTarget.value })}
          />
          <Textarea
            label={text.address}
            autosize
            minRows={2}
            value={values.address}
            error={errors.address}
            onChange={(event) => set({ address: event.currentTarget.value })}
          />
          <Switch
            label={text.usual}
            description={text.usualHelp}
            checked={values.is_default}
            // The default can only be moved to another location.
            disabled={place?.is_default ?? false}
            error={errors.is_default}
            onChange={(event) => set({ is_default: event.currentTarget.checked })}
          />
        </>
      )}
    </RecordDialog>
  );
}

import { isApiError } from '@org/api-client';
import { useApi } from '@org/api-client/react';
import { apiContract, type StockLocation } from '@org/schema';
import { Alert, Dialog, Switch, Textarea, TextInput, toast, useUnsavedGuard } from '@org/ui';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactElement, useRef, useState } from 'react';
import { failureWords } from '../../app/form/use-call-form.ts';
import { refreshStock } from './inventory.queries.ts';
import { text } from './messages.ts';

const { stockLocations } = apiContract;

/** Makes a place, or changes one. */
export function LocationDialog({
  place,
  onClose,
}: {
  readonly place: StockLocation | undefined;
  readonly onClose: () => void;
}): ReactElement {
  const api = useApi();
  const queries = useQueryClient();
  const [first] = useState({
    name: place?.name ?? '',
    address: place?.address ?? '',
    is_default: place?.is_default ?? false,
  });
  const [values, setValues] = useState(first);
  const [version, setVersion] = useState(place?.version);
  // One key for one place: pressing again after a lost answer makes no second one.
  const creating = useRef(crypto.randomUUID());
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [failure, setFailure] = useState('');
  const [busy, setBusy] = useState(false);
  const set = (changed: Partial<typeof values>): void => setValues({ ...values, ...changed });
  const isDirty = JSON.stringify(values) !== JSON.stringify(first);
  const isComplete = values.name.trim() !== '';

  async function save(): Promise<boolean> {
    setBusy(true);
    setErrors({});
    setFailure('');
    try {
      if (place)
        await api.call(stockLocations.update, {
          params: { id: place.id },
          body: { ...values, ...(version !== undefined && { version }) },
        });
      else
        await api.call(stockLocations.create, { body: values, idempotencyKey: creating.current });
      toast.success(place ? text.placeSaved : text.placeCreated);
      return true;
    } catch (error) {
      if (!isApiError(error)) throw error;
      if (error.status > 0) creating.current = crypto.randomUUID();
      if (error.code === 'conflict') {
        setVersion((error.current as StockLocation).version);
        setFailure(text.changedElsewhere);
      } else if (Object.keys(error.formErrors).length > 0) setErrors(error.formErrors);
      else setFailure(failureWords(error));
      return false;
    } finally {
      await refreshStock(queries);
      setBusy(false);
    }
  }

  const mayLeave = useUnsavedGuard(isDirty && !busy, save);
  const leave = async (): Promise<void> => {
    if (await mayLeave()) onClose();
  };
  const send = async (): Promise<void> => {
    if (!busy && isComplete && (await save())) onClose();
  };

  return (
    <Dialog
      open
      title={place ? text.editPlace : text.newPlace}
      width={440}
      onClose={() => void leave()}
      buttons={[
        { label: text.cancel, onPress: () => void leave() },
        {
          label: place ? text.save : text.create,
          kind: 'primary',
          busy,
          disabled: !isComplete,
          onPress: () => void send(),
        },
      ]}
    >
      <form
        className="at-form-fields"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        {failure && (
          <Alert color="red" role="alert">
            {failure}
          </Alert>
        )}
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
          // Only another place takes that from it.
          disabled={first.is_default}
          error={errors.is_default}
          onChange={(event) => set({ is_default: event.currentTarget.checked })}
        />
        {/* Enter in a field saves. */}
        <button type="submit" hidden />
      </form>
    </Dialog>
  );
}

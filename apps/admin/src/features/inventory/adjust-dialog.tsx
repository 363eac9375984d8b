import { failureWords, toNumber } from '@org/admin-kit';
import { isApiError } from '@org/api-client';
import { useApi } from '@org/api-client/react';
import { apiContract } from '@org/schema/contract';
import {
  type AdjustmentReason,
  MOVEMENT_FIELDS,
  type StockLocation,
  type StockRow,
} from '@org/schema/entities';
import { Alert, Dialog, NativeSelect, Segmented, TextInput, toast, useFormats } from '@org/ui';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactElement, useRef, useState } from 'react';
import { refreshStock } from './inventory.queries.ts';
import { text } from './messages.ts';
import { variantName } from './stock-cells.tsx';

const { inventory } = apiContract;

type How = 'add' | 'take' | 'set' | 'move';

/** Reasons of an adjustment, most likely first. */
const REASONS: Readonly<Record<How, readonly AdjustmentReason[]>> = {
  add: ['purchase', 'return', 'correction'],
  take: ['damage', 'correction', 'return'],
  set: ['count', 'correction'],
  move: ['transfer'],
};

const reasonChoices = (how: How) =>
  REASONS[how].map((reason) => ({
    value: reason,
    label: MOVEMENT_FIELDS.reason.options.find(({ value }) => value === reason)?.label ?? reason,
  }));

/** Props of the dialog: variant, all locations, and the location of the list. */
export interface AdjustDialogProps {
  readonly row: StockRow;
  readonly places: readonly StockLocation[];
  readonly locationId: number | undefined;
  readonly onClose: () => void;
}

/** Renders a stock adjustment: add, remove, count or transfer. */
export function AdjustDialog({
  row,
  places,
  locationId,
  onClose,
}: AdjustDialogProps): ReactElement {
  const api = useApi();
  const queries = useQueryClient();
  const { number } = useFormats();
  const usual = places.find(({ is_default }) => is_default) ?? places[0];
  const [at, setAt] = useState(locationId ?? usual?.id ?? 0);
  const [to, setTo] = useState(places.find(({ id }) => id !== at)?.id ?? 0);
  const [how, setHow] = useState<How>('add');
  const [reason, setReason] = useState<AdjustmentReason>('purchase');
  const [typed, setTyped] = useState('');
  const [note, setNote] = useState('');
  const [levels, setLevels] = useState(row.levels);
  const [problem, setProblem] = useState('');
  const [failure, setFailure] = useState('');
  const [busy, setBusy] = useState(false);
  const key = useRef(crypto.randomUUID());

  const level = levels.find((one) => one.locationId === at);
  const [onHand, reserved] = [level?.onHand ?? 0, level?.reserved ?? 0];
  const value = toNumber(typed);
  const pieces =
    typeof value === 'number' && Number.isInteger(value) && value >= 0 ? value : undefined;
  const next =
    pieces === undefined
      ? undefined
      : { add: onHand + pieces, take: onHand - pieces, set: pieces, move: onHand - pieces }[how];

  function choose(chosen: How): void {
    setHow(chosen);
    setReason(REASONS[chosen][0] ?? 'count');
    setProblem('');
  }

  async function send(): Promise<void> {
    setFailure('');
    if (pieces === undefined || (pieces === 0 && how !== 'set')) {
      setProblem(text.wholeNumber);
      return;
    }
    setBusy(true);
    try {
      await api.call(inventory.adjust, {
        idempotencyKey: key.current,
        body: {
          variantId: row.id,
          locationId: at,
          reason,
          ...(note.trim() && { note }),
          ...(how === 'set' && { setTo: pieces, seen: onHand }),
          ...(how !== 'set' && { delta: how === 'add' ? pieces : -pieces }),
          ...(how === 'move' && { toLocationId: to }),
        },
      });
      toast.success(text.changed(variantName(row)));
      onClose();
    } catch (error) {
      if (!isApiError(error)) throw error;
      if (error.status > 0) key.current = crypto.randomUUID();
      const current = error.code === 'conflict' ? (error.current as { onHand: number }) : undefined;
      if (current) {
        setLevels(levels.map((one) => (one.locationId === at ? { ...one, ...current } : one)));
        setFailure(text.changedMeanwhile(number(current.onHand)));
        return;
      }
      const [wrong] = Object.values(error.formErrors);
      if (wrong) setProblem(wrong);
      else setFailure(failureWords(error));
    } finally {
      setBusy(false);
      await refreshStock(queries);
    }
  }

  const choices = places.map(({ id, name }) => ({ value: String(id), label: name }));
  return (
    <Dialog
      open
      title={text.adjustOf(variantName(row))}
      width={440}
      onClose={onClose}
      buttons={[
        { label: text.cancel, onPress: onClose },
        { label: text.save, kind: 'primary', busy, onPress: () => void send() },
      ]}
    >
      <form
        className="at-form-fields"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!busy) void send();
        }}
      >
        {failure && (
          <Alert color="red" role="alert">
            {failure}
          </Alert>
        )}
        <Segmented
          label={text.how}
          size="sm"
          fullWidth
          value={how}
          onChange={choose}
          options={[
            { value: 'add', label: text.add },
            { value: 'take', label: text.take },
            { value: 'set', label: text.set },
            { value: 'move', label: text.move, disabled: places.length < 2 },
          ]}
        />
        {places.length > 1 && (
          <NativeSelect
            label={text.place}
            data={choices}
            value={String(at)}
            onChange={(event) => setAt(Number(event.currentTarget.value))}
          />
        )}
        {how === 'move' && (
          <NativeSelect
            label={text.to}
            data={choices.filter(({ value: id }) => id !== String(at))}
            value={String(to)}
            onChange={(event) => setTo(Number(event.currentTarget.value))}
          />
        )}
        <TextInput
          label={how === 'set' ? text.howManyThere : text.howMany}
          description={text.now(number(onHand), number(reserved), number(onHand - reserved))}
          inputMode="numeric"
          autoComplete="off"
          data-autofocus
          value={typed}
          error={problem}
          onChange={(event) => {
            setTyped(event.currentTarget.value);
            setProblem('');
          }}
        />
        {reasonChoices(how).length > 1 && (
          <NativeSelect
            label={text.reason}
            data={reasonChoices(how)}
            value={reason}
            onChange={(event) => setReason(event.currentTarget.value as AdjustmentReason)}
          />
        )}
        <TextInput
          label={text.note}
          placeholder={text.notePlaceholder}
          value={note}
          maxLength={300}
          onChange={(event) => setNote(event.currentTarget.value)}
        />
        <p className="at-meta" role="status">
          {next === undefined ? ' ' : text.after(number(next), number(next - reserved))}
        </p>
        <button type="submit" hidden />
      </form>
    </Dialog>
  );
}

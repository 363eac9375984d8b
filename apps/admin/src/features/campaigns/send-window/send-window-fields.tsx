import type { RecordFieldsProps } from '@org/admin-kit';
import type { Campaign, SendWindow } from '@org/schema/entities';
import { Checkbox, TextInput, useFormats } from '@org/ui';
import { type ReactElement, useId } from 'react';
import type { CampaignFormValues } from '../campaign-form.ts';
import { SwitchedSection } from '../switched-section.tsx';
import { text } from './messages.ts';
import './send-window.css';

const WEEK = [1, 2, 3, 4, 5, 6, 7];
const NEW_WINDOW: SendWindow = { days: [1, 2, 3, 4, 5], from: '09:00', to: '18:00' };

/** Renders the times at which the emails of a campaign are sent. */
export function SendWindowFields({
  form,
  readOnly,
}: Pick<RecordFieldsProps<Campaign, CampaignFormValues>, 'form' | 'readOnly'>): ReactElement {
  const { timezone } = useFormats();
  const error = useId();
  const errors = form.formState.errors.sendWindow;
  return (
    <SwitchedSection
      form={form}
      readOnly={readOnly}
      name="sendWindow"
      initial={NEW_WINDOW}
      title={text.title}
      label={text.turnOn}
      help={text.turnOnHelp(timezone)}
    >
      {(window, set) => (
        <>
          <fieldset
            className="cp-window-days"
            disabled={readOnly}
            aria-describedby={errors?.days ? error : undefined}
          >
            <legend>{text.days}</legend>
            {WEEK.map((day) => (
              <Checkbox
                key={day}
                label={text.weekdays[day - 1]}
                checked={window.days.includes(day)}
                onChange={({ currentTarget: { checked } }) =>
                  set({
                    ...window,
                    days: WEEK.filter((one) => (one === day ? checked : window.days.includes(one))),
                  })
                }
              />
            ))}
            {errors?.days && (
              <p id={error} className="cp-window-error">
                {errors.days.message}
              </p>
            )}
          </fieldset>
          <div className="cp-window-times">
            <TextInput
              type="time"
              label={text.from}
              required
              readOnly={readOnly}
              value={window.from}
              error={errors?.from?.message}
              onChange={({ currentTarget: { value } }) => set({ ...window, from: value })}
            />
            <TextInput
              type="time"
              label={text.to}
              required
              readOnly={readOnly}
              value={window.to}
              description={window.to < window.from ? text.nextDay : undefined}
              error={errors?.to?.message}
              onChange={({ currentTarget: { value } }) => set({ ...window, to: value })}
            />
          </div>
        </>
      )}
    </SwitchedSection>
  );
}

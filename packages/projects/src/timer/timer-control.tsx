import { AppLink, RecordPicker, useCan, useMe } from '@org/admin-kit';
import { IconButton, Popover, VisuallyHidden } from '@org/ui';
import { IconClockPlay, IconPlayerStopFilled } from '@tabler/icons-react';
import { type ReactElement, useState } from 'react';
import { TASKS } from '../parts/record-sources.ts';
import { showClock } from '../parts/typed-duration.ts';
import { text } from './messages.ts';
import { useTimer } from './use-timer.ts';

/** Renders the user's timer for the bar above every screen: the task with its running time, or a button that starts one. */
export function TimerControl(): ReactElement | null {
  const { plan } = useMe();
  const canTrack = useCan('time_entries.can_create');
  const isOn = canTrack && plan?.level === 'enterprise';
  const [isOpen, setOpen] = useState(false);
  const timer = useTimer(isOn);
  if (!isOn) return null;

  const { running } = timer;
  if (running)
    return (
      <section className="pj-timer" aria-label={text.timerOn(running.task_title)}>
        <AppLink href={`/admin/tasks/${running.task_id}`} className="pj-timer-task at-cut">
          {running.task_title}
        </AppLink>
        <span className="pj-timer-clock" role="timer">
          {showClock(timer.seconds)}
        </span>
        <IconButton
          icon={IconPlayerStopFilled}
          label={text.stopTimer}
          disabled={timer.isBusy}
          onPress={() => void timer.stop()}
        />
      </section>
    );

  return (
    <Popover opened={isOpen} onChange={setOpen} position="bottom-end" trapFocus width={300}>
      <Popover.Target>
        <IconButton
          icon={IconClockPlay}
          label={text.startTimer}
          onPress={() => setOpen((was) => !was)}
        />
      </Popover.Target>
      <Popover.Dropdown>
        <VisuallyHidden>
          <h2>{text.startTimer}</h2>
        </VisuallyHidden>
        <RecordPicker
          source={TASKS}
          label={text.timerOf}
          none={text.noTask}
          nothingFound={text.noTasksFound}
          value=""
          onChange={(id) => {
            if (!id) return;
            setOpen(false);
            void timer.start(Number(id));
          }}
        />
      </Popover.Dropdown>
    </Popover>
  );
}

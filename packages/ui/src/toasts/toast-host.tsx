import { Loader, Portal } from '@mantine/core';
import { MAX_TOASTS, TIMES } from '@org/schema';
import { IconAlertCircleFilled, IconCircleCheckFilled } from '@tabler/icons-react';
import { type ReactElement, useEffect, useRef, useState } from 'react';
import { resolveValue, type Toast, toast, useToasterStore } from 'react-hot-toast/headless';

const DURATIONS = {
  duration: TIMES.toast,
  loading: { duration: Number.POSITIVE_INFINITY },
} as const;

/** Longest time that counts as shown between two looks at the clock, in ms. */
const TICK = 100;

function Mark({ type }: { type: Toast['type'] }) {
  if (type === 'loading') return <Loader size={16} />;
  if (type === 'error')
    return <IconAlertCircleFilled size={18} aria-hidden className="at-toast-error" />;
  return <IconCircleCheckFilled size={18} aria-hidden className="at-toast-success" />;
}

/** Renders a toast, and closes it after its duration. */
function ShownToast({ item, isHeld }: { item: Toast; isHeld: boolean }) {
  const { id, createdAt, duration = TIMES.toast } = item;
  const left = useRef(duration);
  // An update in place starts the time again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each creation and update has its own time
  useEffect(() => {
    left.current = duration;
  }, [createdAt, duration]);
  useEffect(() => {
    if (isHeld || duration === Number.POSITIVE_INFINITY) return;
    // Time for which the page is too busy to draw does not count: nobody could read the toast in it.
    let timer: ReturnType<typeof setTimeout>;
    const wait = (): void => {
      timer = setTimeout(() => {
        left.current -= TICK;
        if (left.current > 0) wait();
        else toast.remove(id);
      }, TICK);
    };
    wait();
    return () => clearTimeout(timer);
  }, [id, duration, isHeld]);
  return (
    <div className="at-toast" data-kind={item.type} {...item.ariaProps}>
      <Mark type={item.type} />
      <span className="at-toast-text">{resolveValue(item.message, item)}</span>
    </div>
  );
}

/** Renders the two newest toasts at the top center. */
export function ToastHost(): ReactElement {
  const { toasts } = useToasterStore(DURATIONS);
  const [isHeld, setIsHeld] = useState(false);
  const visible = toasts.filter((item) => item.visible);

  useEffect(() => {
    const gone = toasts.filter((item) => !item.visible);
    for (const { id } of [...visible.slice(MAX_TOASTS), ...gone]) toast.remove(id);
  }, [toasts, visible]);

  // A toast that disappears while it is hovered, tapped or focused fires no leave or blur event, so the hold must be reset for
  // later ones.
  const isEmpty = visible.length === 0;
  useEffect(() => {
    if (isEmpty) setIsHeld(false);
  }, [isEmpty]);

  return (
    <Portal>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: hovering and focus only hold the clock; each toast is announced by itself */}
      <div
        className="at-toasts"
        onMouseEnter={() => setIsHeld(true)}
        onMouseLeave={() => setIsHeld(false)}
        onFocus={() => setIsHeld(true)}
        onBlur={() => setIsHeld(false)}
      >
        {visible.slice(0, MAX_TOASTS).map((item) => (
          <ShownToast key={item.id} item={item} isHeld={isHeld} />
        ))}
      </div>
    </Portal>
  );
}

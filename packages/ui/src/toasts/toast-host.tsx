import { Loader, Portal } from '@mantine/core';
import { MAX_TOASTS, TIMES } from '@org/schema';
import { IconAlertCircleFilled, IconCircleCheckFilled } from '@tabler/icons-react';
import { type ReactElement, useEffect } from 'react';
import { resolveValue, type Toast, toast, useToaster } from 'react-hot-toast/headless';

const DURATIONS = {
  duration: TIMES.toast,
  loading: { duration: Number.POSITIVE_INFINITY },
} as const;

function Mark({ type }: { type: Toast['type'] }) {
  if (type === 'loading') return <Loader size={16} />;
  if (type === 'error')
    return <IconAlertCircleFilled size={18} aria-hidden className="at-toast-error" />;
  return <IconCircleCheckFilled size={18} aria-hidden className="at-toast-success" />;
}

/** Renders the two newest toasts at the top center. */
export function ToastHost(): ReactElement {
  const { toasts, handlers } = useToaster(DURATIONS);
  const visible = toasts.filter((item) => item.visible);

  useEffect(() => {
    for (const surplus of visible.slice(MAX_TOASTS)) toast.dismiss(surplus.id);
  }, [visible]);

  // A toast that disappears while it is hovered or tapped fires no leave event, so the pause must be reset for later ones.
  const isEmpty = visible.length === 0;
  useEffect(() => {
    if (isEmpty) handlers.endPause();
  }, [isEmpty, handlers.endPause]);

  return (
    <Portal>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: hovering only holds the clock; each toast is announced by itself */}
      <div
        className="at-toasts"
        onMouseEnter={handlers.startPause}
        onMouseLeave={handlers.endPause}
      >
        {visible.slice(0, MAX_TOASTS).map((item) => (
          <div key={item.id} className="at-toast" data-kind={item.type} {...item.ariaProps}>
            <Mark type={item.type} />
            <span className="at-toast-text">{resolveValue(item.message, item)}</span>
          </div>
        ))}
      </div>
    </Portal>
  );
}

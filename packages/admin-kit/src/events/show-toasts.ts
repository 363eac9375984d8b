import type { ApiClient } from '@org/api-client';
import { TIMES } from '@org/schema';
import type { StreamEvent } from '@org/schema/entities';
import { toast } from '@org/ui';
import { showBulkEnd, showBulkFailure, showBulkProgress } from './bulk-work-toast.tsx';
import { text } from './messages.ts';

/** The id of the toast is derived from the import, so that its toast is updated from start to end. */
const importToast = (id = 0): string => `import ${id}`;
/** An import with failed rows is not a success. */
const importKind = ({ event, data }: StreamEvent): 'success' | 'error' =>
  event === 'import_failed' || ('failed' in data && (data.failed ?? 0) > 0) ? 'error' : 'success';
/** Returns the id of an export's toast. */
export const exportToast = (id: number): string => `export ${id}`;
const download = (href: string) => ({ label: text.download, href });

/** Maximum duration of a toast, ms. */
const LONGEST = 30_000;

/** Shows the notification of an event, if it has one. */
export function showToast(api: ApiClient, event: StreamEvent): void {
  switch (event.event) {
    case 'new_toast': {
      const { message, variant, duration, link } = event.data;
      const kind = variant === 'danger' || variant === 'warning' ? 'error' : 'success';
      const action = link ? { label: text.open, href: link } : undefined;
      toast[kind](message, action, duration && Math.min(duration, LONGEST));
      return;
    }
    case 'import_started':
    case 'import_progress':
      toast.update(importToast(event.data.importId), 'loading', event.data.message);
      return;
    case 'import_failed':
    case 'import_completed': {
      const { importId, message } = event.data;
      toast.update(importToast(importId), importKind(event), message, undefined, TIMES.importToast);
      return;
    }
    case 'bulk_progress':
      showBulkProgress(api, event.data.bulkId, event.data.message);
      return;
    case 'bulk_completed':
      showBulkEnd(api, { ...event.data, id: event.data.bulkId });
      return;
    case 'bulk_failed':
      showBulkFailure(api, event.data.bulkId, event.data.message);
      return;
    case 'export_started':
    case 'export_progress':
      toast.update(exportToast(event.data.exportId), 'loading', event.data.message);
      return;
    case 'export_failed':
      toast.update(exportToast(event.data.exportId), 'error', event.data.message);
      return;
    case 'export_completed': {
      const { exportId, message, url } = event.data;
      toast.update(exportToast(exportId), 'success', message, download(url));
      return;
    }
  }
}

import type { ActivityType } from '@org/schema/entities';
import type { IconShape } from '@org/ui';
import {
  IconBriefcase2,
  IconCash,
  IconChecklist,
  IconFileDescription,
  IconFileInvoice,
  IconForms,
  IconMail,
  IconNote,
  IconReceipt,
  IconUser,
} from '@tabler/icons-react';

/** Icons of the types of entries. */
export const ACTIVITY_ICONS: Readonly<Record<ActivityType, IconShape>> = {
  note: IconNote,
  form: IconForms,
  email: IconMail,
  order: IconReceipt,
  quote: IconFileDescription,
  invoice: IconFileInvoice,
  payment: IconCash,
  project: IconBriefcase2,
  task: IconChecklist,
  customer: IconUser,
};

import type { BoardColumnCreate, Priority, TagColor } from '@org/schema/entities';

/** Time that a person of the demo has spent on a task. */
export interface DemoTime {
  /** Email address. */
  readonly person: string;
  /** Days from the creation of the demo; negative for the past. */
  readonly day: number;
  readonly minutes: number;
  readonly note: string;
}

/** Time that is planned for a person of the demo. */
export interface DemoSchedule {
  /** Email address. */
  readonly person: string;
  /** Working days from the creation of the demo. */
  readonly day: number;
  /** Hour of the day at which it starts, in the time zone of the tenant. */
  readonly hour: number;
  readonly minutes: number;
}

/** Task of the demo. People are named by their email addresses. */
export interface DemoTask {
  readonly title: string;
  readonly description?: string;
  /** Name of its column. */
  readonly column: string;
  readonly people: readonly string[];
  readonly est_hours: number;
  readonly priority: Priority;
  /** Days from the creation of the demo to the due date. */
  readonly due?: number;
  readonly checklist?: readonly { readonly text: string; readonly done: boolean }[];
  readonly tags?: readonly string[];
  /** Titles of tasks of the same project that it waits for. */
  readonly after?: readonly string[];
  readonly recurrence?: string;
  readonly comment?: { readonly person: string; readonly text: string };
  readonly tracked?: readonly DemoTime[];
  readonly planned?: readonly DemoSchedule[];
}

/** Project of the demo, on its default board. */
export interface DemoProject {
  readonly title: string;
  readonly description: string;
  /** Email address of the customer. */
  readonly customer: string;
  /** Name of its column. */
  readonly column: string;
  readonly people: readonly string[];
  /** Days from the creation of the demo. */
  readonly start: number;
  readonly end: number;
  readonly est_hours: number;
  readonly budget_amount?: number;
  readonly hourly_rate: number;
  readonly priority: Priority;
  readonly color: string;
  readonly tags: readonly string[];
  readonly tasks: readonly DemoTask[];
}

/** Board of the demo. */
export interface DemoBoard {
  readonly name: string;
  readonly color: string;
  readonly isDefault?: boolean;
  /** Email addresses of the people with whom it is shared. */
  readonly people: readonly string[];
  readonly columns: readonly BoardColumnCreate[];
}

/** Boards, projects and tasks of a demo tenant. */
export interface DemoWork {
  readonly tags: readonly { readonly name: string; readonly color: TagColor }[];
  readonly boards: readonly DemoBoard[];
  readonly projects: readonly DemoProject[];
  /** Tasks without a project, each on a board. */
  readonly tasks: readonly (DemoTask & { readonly board: string })[];
}

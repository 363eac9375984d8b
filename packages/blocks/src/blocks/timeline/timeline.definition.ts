import { array, boolean, type InferType, number, object, string } from 'yup';
import { defineBlock } from '../../define/define-block.ts';

/** Maximum number of items of a timeline. */
export const MAX_MOMENTS = 100;

/** A year consists of digits only. */
export const YEAR = /^\d{1,6}$/;

/** An item of a timeline. */
const item = object({
  id: string().max(40).required(),
  /** Sort position, ascending. */
  index: number().integer().min(0).max(9999).required(),
  year: string().matches(YEAR, 'Please enter a year in digits').required('Please enter a year'),
  title: string().trim().max(300).required('Please enter a title'),
  description: string().max(5000).default(''),
});
export type TimelineItem = InferType<typeof item>;

const shape = object({
  title: string().max(300).defined(),
  showTitle: boolean().required(),
  timelineItems: array(item.required()).max(MAX_MOMENTS).defined(),
});
export type TimelineProps = InferType<typeof shape>;

/** Default values of a new item, without its id. */
export const NEW_MOMENT = {
  index: 0,
  year: '2026',
  title: 'Something happened',
  description: '',
} as const;

const moment = (index: number, year: string, title: string, description: string): TimelineItem => ({
  id: `moment-${index}`,
  index,
  year,
  title,
  description,
});

/** Events by year, from top to bottom. */
export const timelineDefinition = defineBlock({
  type: 'Timeline',
  label: 'Timeline',
  description: 'Events by year, from top to bottom.',
  category: 'text',
  icon: 'timeline-event',
  shape,
  defaults: {
    title: 'How we came here',
    showTitle: true,
    timelineItems: [
      moment(
        0,
        '1987',
        'A bench in a shed',
        'Two brothers, one lathe, and chairs for the neighbours.',
      ),
      moment(
        1,
        '2004',
        'The old dairy',
        'Room for six people, a kiln to dry our own oak, and a first apprentice.',
      ),
      moment(
        2,
        '2019',
        'The next generation',
        'Nora and Amir take over. The lathe stays where it is.',
      ),
    ],
  },
  canvas: false,
  rules: { parents: ['Column', 'Container'], children: [] },
  groups: ['alignment', 'background', 'border', 'spacing'],
});

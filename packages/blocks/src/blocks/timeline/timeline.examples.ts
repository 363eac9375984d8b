import { defineExamples } from '../../define/define-examples.ts';
import type { TimelineItem, TimelineProps } from './timeline.definition.ts';

const moment = (index: number, year: string, title: string, description = ''): TimelineItem => ({
  id: `moment-${index}`,
  index,
  year,
  title,
  description,
});

/** Examples of timelines. */
export const timelineExamples = defineExamples<TimelineProps>({
  minimal: { props: { showTitle: false, timelineItems: [moment(0, '2026', 'We open our doors')] } },
  typical: {
    props: {
      title: 'Forty years of clay',
      timelineItems: [
        moment(
          0,
          '1986',
          'A kiln in a barn',
          'Built of old bricks, fired with wood, and still standing.',
        ),
        moment(1, '1998', 'The first class', 'Four people came. Two of them teach here now.'),
        moment(2, '2011', 'The shop on Canal Street', 'Open on Saturdays at first, soon all week.'),
        moment(3, '2026', 'A second kiln', 'Electric, quiet, and run by the sun on our roof.'),
      ],
    },
  },
  longText: {
    props: {
      title: 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen through the ages',
      timelineItems: [
        moment(
          0,
          '1829',
          'A company with a long name is founded',
          'And much is written about it. '.repeat(30),
        ),
        moment(1, '123456', 'Pneumonoultramicroscopicsilicovolcanoconiosis'),
      ],
    },
  },
  empty: { props: { title: '', timelineItems: [] } },
  rtl: {
    dir: 'rtl',
    props: {
      title: 'قصتنا',
      timelineItems: [moment(0, '1990', 'البداية', 'ورشة صغيرة.'), moment(1, '2020', 'اليوم')],
    },
  },
});

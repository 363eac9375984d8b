import { defineExamples } from '../../define/define-examples.ts';

const line = (text: string) => ({ type: 'Text', props: { text, fontSize: 0.75 } });

/** Examples of info sections. */
export const navInfoSectionExamples = defineExamples<Record<never, never>>({
  minimal: { children: [line('Open today until six.')] },
  typical: {
    children: [
      line('Firing on Saturday: bring your pots by Thursday'),
      {
        type: 'Icons',
        props: {
          icons: [
            {
              id: 'phone',
              icon: 'phone',
              width: 18,
              height: 18,
              color: 'text',
              href: 'tel:+15145550134',
              hrefTarget: '_self',
              cssClasses: '',
              label: 'Call us',
            },
          ],
        },
      },
    ],
  },
  longText: { children: [line('We are closed between the years, and open again. '.repeat(8))] },
  empty: { children: [] },
  rtl: { dir: 'rtl', children: [line('مفتوح كل يوم'), line('موقف مجاني')] },
});

import { defineExamples } from '../../define/define-examples.ts';
import { menuContext } from '../../samples/sample-menu.ts';
import type { CopyrightProps } from './copyright.definition.ts';

const of = (company_name: string) => ({
  ...menuContext({ site: { company_name } }),
  now: new Date('2026-06-01T12:00:00Z'),
});

/** Examples of copyright texts. */
export const copyrightExamples = defineExamples<CopyrightProps>({
  minimal: { context: of('Kiln & Clay') },
  typical: { props: { fontSize: 0.875, fontColor: 'muted' }, context: of('Kiln & Clay Ltd') },
  longText: {
    props: { fontSize: 3, fontWeight: 800 },
    context: of('Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen and Sons of Vienna'),
  },
  empty: { context: of('') },
  rtl: { dir: 'rtl', context: of('ورشة الطين') },
});

import { describe, expect, it } from 'vitest';
import { LINE, useBilling } from '../../../../test/support/billing.ts';

const b = useBilling();

describe.each(['quotes', 'invoices'])('the preview of %s', (plural) => {
  const draw = (body: object) => b.call('POST', `${plural}/preview/`, body);

  it('is the PDF of the form, and saves nothing', async () => {
    const { id } = await b.makeCustomer();
    const before = await b.call('GET', `${plural}/?itemsPerPage=1`);
    const drawn = await draw({ customer_id: id, title: 'Plan', lines: [LINE, LINE] });
    expect(drawn.status, drawn.text.slice(0, 200)).toBe(200);
    expect(drawn.headers.get('content-type')).toBe('application/pdf');
    expect(drawn.text.startsWith('%PDF-')).toBe(true);
    const after = await b.call('GET', `${plural}/?itemsPerPage=1`);
    expect((after.body as { total: number }).total).toBe((before.body as { total: number }).total);
  });

  it('draws an empty form', async () => {
    expect((await draw({})).status).toBe(200);
  });

  it('names the field that cannot be drawn', async () => {
    const wrong = await draw({ lines: [{ ...LINE, productId: 987_654_321 }] });
    expect(wrong.status).toBe(422);
    expect(wrong.body.formErrors).toHaveProperty('lines[0].productId');
  });
});

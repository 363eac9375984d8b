import { describe, expect, it } from 'vitest';
import { dmarcNames, judgeDkim, judgeDmarc, judgeSpf } from './judge-domain.ts';

const found = (...texts: string[]) => ({ kind: 'texts', texts }) as const;
const silent = { kind: 'silent' } as const;

describe('SPF', () => {
  const judge = (...texts: string[]) =>
    judgeSpf('kiln.example', 'mail.kiln.example', found(...texts));
  const judgeGoogle = (text: string) => judgeSpf('kiln.example', 'smtp.gmail.com', found(text));

  it('is missing without a record, and the one to create allows the mail server', () => {
    expect(judge('v=spf10 ~all', 'google-site-verification=x')).toMatchObject({
      status: 'missing',
      record: { name: 'kiln.example', value: 'v=spf1 a:mail.kiln.example ~all' },
    });
    expect(judgeGoogle('')).toMatchObject({
      record: { value: 'v=spf1 include:_spf.google.com ~all' },
    });
  });

  it('is wrong when it stands twice, allows everybody, or does not allow a known provider', () => {
    expect(judge('v=spf1 ~all', 'v=spf1 -all').status).toBe('wrong');
    expect(judge('v=spf1 mx +all')).toMatchObject({
      status: 'wrong',
      record: { value: 'v=spf1 mx ~all' },
    });
    expect(judgeGoogle('v=spf1 mx ~all')).toMatchObject({
      status: 'wrong',
      record: { value: 'v=spf1 include:_spf.google.com mx ~all' },
    });
  });

  it('is right otherwise, and unknown when DNS does not answer', () => {
    expect(judge('V=SPF1 a:mail.kiln.example -all')).toMatchObject({ status: 'ok', record: null });
    expect(judgeGoogle('v=spf1 include:_spf.google.com ~all').status).toBe('ok');
    expect(judgeSpf('kiln.example', 'x', silent)).toMatchObject({
      status: 'unknown',
      record: null,
    });
  });
});

it('DKIM is right with the key, in parts or with spaces, and wrong with another one', () => {
  const key = { name: 'a._domainkey.kiln.example', publicKey: 'MIIB+/=' };
  const status = (...texts: string[]) => judgeDkim(key, found(...texts)).status;
  expect(status('v=DKIM1; k=rsa; p=MIIB+/=')).toBe('ok');
  expect(status('v=DKIM1;k=rsa; p= MIIB +/= ;')).toBe('ok');
  expect(status('v=DKIM1; k=rsa; p=MIIC')).toBe('wrong');
  expect(status('v=DKIM1; p=')).toBe('wrong');
  expect(judgeDkim(key, found())).toMatchObject({
    status: 'missing',
    record: { name: key.name, value: 'v=DKIM1; k=rsa; p=MIIB+/=' },
  });
  expect(judgeDkim(key, silent).status).toBe('unknown');
});

it('DMARC needs one record with a policy, of the domain or of a parent', () => {
  const status = (...texts: string[]) => judgeDmarc('kiln.example', found(...texts)).status;
  expect(status('v=DMARC1; p=none')).toBe('ok');
  expect(status('v=DMARC1; P = Reject; rua=mailto:a@kiln.example')).toBe('ok');
  expect(status('v=DMARC1')).toBe('wrong');
  expect(status('v=DMARC1; p=all')).toBe('wrong');
  expect(status('v=DMARC1; p=none', 'v=DMARC1; p=none')).toBe('wrong');
  expect(status()).toBe('missing');
  expect(judgeDmarc('kiln.example', silent).status).toBe('unknown');
  expect(dmarcNames('news.kiln.example')).toEqual([
    '_dmarc.news.kiln.example',
    '_dmarc.kiln.example',
  ]);
  expect(dmarcNames('kiln.example')).toEqual(['_dmarc.kiln.example']);
});

it('records of any length are read in linear time', () => {
  const long = `v=spf1 ${'include:'.repeat(500_000)}`;
  expect(judgeSpf('kiln.example', 'x', found(long)).status).toBe('missing');
  expect(judgeDmarc('kiln.example', found(`v=DMARC1${';p='.repeat(500_000)}`)).status).toBe(
    'missing',
  );
});

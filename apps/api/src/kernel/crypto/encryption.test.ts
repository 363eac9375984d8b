import { describe, expect, it } from 'vitest';
import { createEncryption } from './encryption.ts';

const SECRET = 'a secret of more than thirty-two characters';

describe('createEncryption', () => {
  const seal = createEncryption(SECRET, 'mail');

  it('decrypts what it encrypted, and encrypts the same text differently each time', () => {
    const text = 'Pass wörd 🗝';
    expect(seal.open(seal.close(text))).toBe(text);
    expect(seal.close(text)).not.toBe(seal.close(text));
    expect(seal.close(text)).not.toContain('Pass');
  });

  it('refuses to decrypt text that was changed, cut, or encrypted for another purpose or with another secret', () => {
    const sealed = seal.close('kept');
    const changed = `${sealed.slice(0, -2)}${sealed.endsWith('AA') ? 'BB' : 'AA'}`;
    for (const broken of [changed, sealed.slice(0, 20), ''])
      expect(() => seal.open(broken)).toThrow();
    expect(() => createEncryption(SECRET, 'other').open(sealed)).toThrow();
    expect(() => createEncryption(`${SECRET}!`, 'mail').open(sealed)).toThrow();
  });
});

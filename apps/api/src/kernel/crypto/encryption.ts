import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { invariant } from '@org/schema/errors';

/** Encrypts values that must not be readable in the database or a backup. */
export interface Encryption {
  close(text: string): string;
  /** Decrypts a value; throws for one that was encrypted with another secret or changed since. */
  open(sealed: string): string;
}

const IV = 12;
const TAG = 16;

/** Creates the encryption for one purpose from the application's secret: AES-256-GCM. */
export function createEncryption(secret: string, purpose: string): Encryption {
  const key = Buffer.from(hkdfSync('sha256', secret, 'atrium', `seal ${purpose}`, 32));
  return {
    close(text) {
      const iv = randomBytes(IV);
      const cipher = createCipheriv('aes-256-gcm', key, iv);
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64url');
    },
    open(sealed) {
      const bytes = Buffer.from(sealed, 'base64url');
      invariant(bytes.length >= IV + TAG, 'a sealed text has its head');
      const cipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, IV), {
        authTagLength: TAG,
      });
      cipher.setAuthTag(bytes.subarray(IV, IV + TAG));
      return Buffer.concat([cipher.update(bytes.subarray(IV + TAG)), cipher.final()]).toString(
        'utf8',
      );
    },
  };
}

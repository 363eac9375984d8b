import type { ReactElement } from 'react';
import { postForm } from '../parts/post-form.ts';

/** Props of the form that reorders. */
interface OrderAgainFormProps {
  readonly guid: string;
  /** Class name of its button. */
  readonly className: string;
  /** Number of the order, for screen readers on pages with several orders. */
  readonly number?: string;
}

/** Renders a button that adds the items of an order to the cart again. */
export function OrderAgainForm({ guid, className, number }: OrderAgainFormProps): ReactElement {
  return (
    <form {...postForm('/api/v1/cart/form/')}>
      <input type="hidden" name="order" value={guid} />
      <button type="submit" className={className} name="act" value="again">
        Order again
        {number !== undefined && <span className="org-you-said">: order {number}</span>}
      </button>
    </form>
  );
}

import { useMe } from '@org/admin-kit';
import type { Product } from '@org/schema/entities';
import { Icon, useFormats } from '@org/ui';
import { IconAlertCircle, IconPackage } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { BadgeMark } from './badge-mark.tsx';
import { text } from './messages.ts';
import './products.css';

type Props = { readonly product: Product };

/** Renders a product's first image beside its name, with its badge. */
export function NameCell({ product }: Props): ReactElement {
  const [picture] = product.images;
  return (
    <span className="ad-product-name">
      {picture ? (
        <img className="ad-product-thumb" src={picture.file} alt="" loading="lazy" />
      ) : (
        <span className="ad-product-thumb">
          <Icon of={IconPackage} size={16} />
        </span>
      )}
      <span className="ad-product-words">
        <Link
          to="/admin/inventory/products/$id"
          params={{ id: String(product.id) }}
          className="ad-row-link"
        >
          {product.name || text.untitled}
        </Link>
        {product.badgeText && <BadgeMark words={product.badgeText} color={product.badgeColor} />}
      </span>
    </span>
  );
}

/** Renders the price of a product: the range of its variants, or the regular price struck through during a sale. */
export function PriceCell({ product }: Props): ReactElement {
  const { money: write } = useFormats();
  const { settings } = useMe();
  const money = (amount: number): string => write(amount, settings?.currency);
  const { unitPrice, salePrice, priceRange, numberOfVariants } = product;
  if (numberOfVariants > 0)
    return (
      <span className="ad-product-price">
        {priceRange.min === priceRange.max
          ? money(priceRange.min)
          : `${money(priceRange.min)} – ${money(priceRange.max)}`}
      </span>
    );
  return (
    <span className="ad-product-price">
      {salePrice !== null && <s>{money(unitPrice)}</s>}
      <span>{money(salePrice ?? unitPrice)}</span>
    </span>
  );
}

/** Renders the available quantity; an icon and a text show that none is left. */
export function StockCell({ product }: Props): ReactElement {
  const { number } = useFormats();
  if (!product.trackInventory) return <span className="ad-quiet">{text.notCounted}</span>;
  if (product.stock > 0) return <>{number(product.stock)}</>;
  return (
    <span className="ad-product-none">
      <Icon of={IconAlertCircle} size={14} /> {text.noneLeft}
    </span>
  );
}

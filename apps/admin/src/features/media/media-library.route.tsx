import { getRouteApi } from '@tanstack/react-router';
import { type ReactElement, useCallback } from 'react';
import { MediaLibraryScreen, type MediaLibraryScreenProps } from './media-library.screen.tsx';

const route = getRouteApi('/staff/admin/media');

/** The media library, its state in the address. */
export function MediaLibraryRoute(): ReactElement {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const onSearch = useCallback<MediaLibraryScreenProps['onSearch']>(
    (next, { replace }) => void navigate({ search: next, replace }),
    [navigate],
  );
  return <MediaLibraryScreen search={search} onSearch={onSearch} />;
}

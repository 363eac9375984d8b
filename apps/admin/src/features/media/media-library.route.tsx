import { getRouteApi } from '@tanstack/react-router';
import { type ReactElement, useCallback } from 'react';
import { MediaLibraryScreen, type MediaLibraryScreenProps } from './media-library.screen.tsx';

const route = getRouteApi('/staff/admin/media');

/** Renders the media library with its state in the URL. */
export function MediaLibraryRoute(): ReactElement {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const onSearch = useCallback<MediaLibraryScreenProps['onSearch']>(
    (next, { replace }) => void navigate({ search: next, replace }),
    [navigate],
  );
  return <MediaLibraryScreen search={search} onSearch={onSearch} />;
}

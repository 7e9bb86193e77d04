import { Route, Routes } from 'react-router-dom';
import { Guard } from './guard.tsx';
import { pages } from './pages.ts';
import { Shell } from './shell/shell.tsx';

/** Every screen and who may enter it. */
export function AppRoutes() {
  const { landing, signIn, signUp, confirm, home, upload, image, families, legal, notFound } = pages;
  return (
    <Routes>
      <Route element={<Shell />}>
        <Route element={<Guard who="guests" />}>
          <Route path="/" element={<landing.Page />} />
          <Route path="/login" element={<signIn.Page />} />
          <Route path="/register" element={<signUp.Page />} />
        </Route>
        <Route element={<Guard who="members" />}>
          <Route path="/home" element={<home.Page />} />
          <Route path="/upload" element={<upload.Page />} />
          <Route path="/image/:imageId" element={<image.Page />} />
          <Route path="/families" element={<families.Page />} />
        </Route>
        <Route path="/confirm-email/:token" element={<confirm.Page />} />
        <Route path="/privacy" element={<legal.Page page="privacy" />} />
        <Route path="/terms" element={<legal.Page page="terms" />} />
        <Route path="/cookies" element={<legal.Page page="cookies" />} />
        <Route path="/acceptable-use" element={<legal.Page page="acceptableUse" />} />
        <Route path="*" element={<notFound.Page />} />
      </Route>
    </Routes>
  );
}

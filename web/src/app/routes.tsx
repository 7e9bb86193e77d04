import { Route, Routes } from 'react-router-dom';
import { Guard } from './guard.tsx';
import { Late } from './late.tsx';
import { pages } from './parts.ts';
import { Shell } from './shell/shell.tsx';

/** Every screen and who may enter it. */
export function AppRoutes() {
  const { landing, signIn, signUp, confirm, home, upload, image, families, legal, notFound } = pages;
  return (
    <Routes>
      <Route element={<Shell />}>
        <Route element={<Guard who="guests" />}>
          <Route path="/" element={<Late part={landing} props={{}} />} />
          <Route path="/login" element={<Late part={signIn} props={{}} />} />
          <Route path="/register" element={<Late part={signUp} props={{}} />} />
        </Route>
        <Route element={<Guard who="members" />}>
          <Route path="/home" element={<Late part={home} props={{}} />} />
          <Route path="/upload" element={<Late part={upload} props={{}} />} />
          <Route path="/image/:imageId" element={<Late part={image} props={{}} />} />
          <Route path="/families" element={<Late part={families} props={{}} />} />
        </Route>
        <Route path="/confirm-email/:token" element={<Late part={confirm} props={{}} />} />
        <Route path="/privacy" element={<Late part={legal} props={{ page: 'privacy' }} />} />
        <Route path="/terms" element={<Late part={legal} props={{ page: 'terms' }} />} />
        <Route path="/cookies" element={<Late part={legal} props={{ page: 'cookies' }} />} />
        <Route path="/acceptable-use" element={<Late part={legal} props={{ page: 'acceptableUse' }} />} />
        <Route path="*" element={<Late part={notFound} props={{}} />} />
      </Route>
    </Routes>
  );
}

// Exports of react-router-dom that the shell shares. A shared package is not tree-shaken, and the whole router is 38 KB
// (brotli) more than these names. Lint allows no other name; to use one more, add it here. See decision 11.
export {
  BrowserRouter,
  Link,
  matchPath,
  Navigate,
  NavLink,
  Outlet,
  Route,
  Routes,
  useLocation,
  useNavigate,
  useNavigationType,
  useParams,
  useSearchParams,
} from 'react-router';

// What the page offers of react-router-dom. A shared package cannot be tree-shaken, and the whole router is four
// times what an app of screens and links uses, so the shell offers these names alone. The build fails when a
// bundle asks for another: add it here.
export {
  BrowserRouter,
  matchPath,
  Navigate,
  Outlet,
  Route,
  Routes,
  useLocation,
  useNavigate,
  useNavigationType,
  useParams,
  useSearchParams,
} from 'react-router';
export { Link, NavLink } from './link';

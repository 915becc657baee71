import { Box, chakra } from "@chakra-ui/react";
import { useQueryClient } from "@tanstack/react-query";
import { Outlet, useLocation } from "react-router-dom";
import { logRenderError } from "#site/client/log-render-error.ts";
import { paths } from "#site/config/paths.ts";
import { navigationCopy } from "#site/content/navigation.ts";
import { ErrorBoundary } from "#site/ui/error-boundary.tsx";
import { Footer } from "./footer.tsx";
import { NavigationBar } from "./navigation-bar.tsx";
import { useRouteEffects } from "./route-effects.ts";

/** Layout of every public page: skip link, navigation bar, page, footer. */
export function PublicLayout() {
  useRouteEffects();
  const { pathname } = useLocation();
  const queryClient = useQueryClient();
  return (
    <>
      <chakra.a
        href="#content"
        position="absolute"
        insetInlineStart="4"
        top="-20"
        zIndex="skipNav"
        bg="bg"
        padding="3"
        _focusVisible={{ top: "4" }}
      >
        {navigationCopy.skipLink}
      </chakra.a>
      <NavigationBar />
      <ErrorBoundary
        key={pathname}
        homeHref={paths.home}
        onError={logRenderError}
        onRetry={() => {
          // The failed page's queries; the layout's queries are active.
          queryClient.removeQueries({ type: "inactive" });
        }}
      >
        <Box
          as="main"
          id="content"
          tabIndex={-1}
          outline="none"
          minHeight="70vh"
          _print={{ minHeight: "0" }}
        >
          <Outlet />
        </Box>
      </ErrorBoundary>
      <Footer />
    </>
  );
}

import { useMutation } from "@tanstack/react-query";
import { signIn } from "#supabase/data/auth.ts";
import { rememberSession } from "#site/admin/session/stored-session.ts";
import { useSession } from "#site/admin/session/session-store.ts";
import { useStaffClient } from "#site/admin/shell/staff-backend.tsx";
import { toast } from "#site/ui/toaster.tsx";
import { loginFailure, WELCOME } from "./login-messages.ts";

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

/** Signs in, writes the four stored values and opens the dashboard. */
export function useLogin() {
  const client = useStaffClient();
  return useMutation({
    mutationFn: ({ email, password }: Credentials) => signIn(client, email, password),
    onSuccess: (staff) => {
      rememberSession(staff.email, new Date());
      useSession.getState().enter(staff);
      toast.success(WELCOME);
    },
    onError: (error) => {
      toast.error(loginFailure(error).notice);
    },
  });
}

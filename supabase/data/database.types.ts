export type Json =
  | string
  | number
  | boolean
  | null
  | { [key: string]: Json | undefined }
  | Json[]

export type Database = {
  // Allows to automatically instantiate createClient with right options
  // instead of createClient<Database, { PostgrestVersion: 'XX' }>(URL, KEY)
  __InternalSupabase: {
    PostgrestVersion: "13"
  }
  public: {
    Tables: {
      blog_posts: {
        Row: {
          author: string
          category_id: string | null
          content: string
          created_at: string
          created_by_admin: string | null
          deleted_at: string | null
          excerpt: string
          featured_image_url: string | null
          id: string
          meta_description: string | null
          meta_title: string | null
          post_type: string
          published_at: string | null
          read_time: number
          slug: string
          status: string
          tags: string[]
          title: string
          updated_at: string
          version: number
        }
        Insert: {
          author?: string
          category_id?: string | null
          content?: string
          created_at?: string
          created_by_admin?: string | null
          deleted_at?: string | null
          excerpt?: string
          featured_image_url?: string | null
          id?: string
          meta_description?: string | null
          meta_title?: string | null
          post_type?: string
          published_at?: string | null
          read_time?: number
          slug?: string
          status?: string
          tags?: string[]
          title: string
          updated_at?: string
          version?: number
        }
        Update: {
          author?: string
          category_id?: string | null
          content?: string
          created_at?: string
          created_by_admin?: string | null
          deleted_at?: string | null
          excerpt?: string
          featured_image_url?: string | null
          id?: string
          meta_description?: string | null
          meta_title?: string | null
          post_type?: string
          published_at?: string | null
          read_time?: number
          slug?: string
          status?: string
          tags?: string[]
          title?: string
          updated_at?: string
          version?: number
        }
        Relationships: [
          {
            foreignKeyName: "blog_posts_category_id_fkey"
            columns: ["category_id"]
            referencedRelation: "categories"
            referencedColumns: ["id"]
          },
        ]
      }
      categories: {
        Row: {
          created_at: string
          id: string
          name: string
          slug: string
        }
        Insert: {
          created_at?: string
          id?: string
          name: string
          slug?: string
        }
        Update: {
          created_at?: string
          id?: string
          name?: string
          slug?: string
        }
        Relationships: []
      }
      contact_submissions: {
        Row: {
          assignee_id: string | null
          attachments: NonNullable<Json>
          budget_range: string
          created_at: string
          email: string
          id: string
          message: string
          name: string
          phone: string
          project_type: string
          read_at: string | null
          remind_at: string | null
          reminded_at: string | null
          reply_due_at: string | null
          reply_warned_at: string | null
          service_interest: string
          source_path: string
          spam_signal: string | null
          status: string
          subject: string
          timeline: string
          updated_at: string
          version: number
        }
        Insert: {
          assignee_id?: string | null
          attachments?: NonNullable<Json>
          budget_range?: string
          created_at?: string
          email: string
          id?: string
          message: string
          name: string
          phone?: string
          project_type?: string
          read_at?: string | null
          remind_at?: string | null
          reminded_at?: string | null
          reply_due_at?: string | null
          reply_warned_at?: string | null
          service_interest?: string
          source_path?: string
          spam_signal?: string | null
          status?: string
          subject?: string
          timeline?: string
          updated_at?: string
          version?: number
        }
        Update: {
          assignee_id?: string | null
          attachments?: NonNullable<Json>
          budget_range?: string
          created_at?: string
          email?: string
          id?: string
          message?: string
          name?: string
          phone?: string
          project_type?: string
          read_at?: string | null
          remind_at?: string | null
          reminded_at?: string | null
          reply_due_at?: string | null
          reply_warned_at?: string | null
          service_interest?: string
          source_path?: string
          spam_signal?: string | null
          status?: string
          subject?: string
          timeline?: string
          updated_at?: string
          version?: number
        }
        Relationships: []
      }
      inquiry_notes: {
        Row: {
          author: string | null
          body: string
          created_at: string
          id: string
          inquiry_id: string
        }
        Insert: {
          author?: string | null
          body: string
          created_at?: string
          id?: string
          inquiry_id: string
        }
        Update: {
          author?: string | null
          body?: string
          created_at?: string
          id?: string
          inquiry_id?: string
        }
        Relationships: [
          {
            foreignKeyName: "inquiry_notes_inquiry_id_fkey"
            columns: ["inquiry_id"]
            referencedRelation: "contact_submissions"
            referencedColumns: ["id"]
          },
        ]
      }
      inquiry_replies: {
        Row: {
          attachments: NonNullable<Json>
          author: string | null
          body: string
          created_at: string
          failed_at: string | null
          failure: string | null
          id: string
          inquiry_id: string
          sent_at: string | null
          subject: string
        }
        Insert: {
          attachments?: NonNullable<Json>
          author?: string | null
          body: string
          created_at?: string
          failed_at?: string | null
          failure?: string | null
          id?: string
          inquiry_id: string
          sent_at?: string | null
          subject: string
        }
        Update: {
          attachments?: NonNullable<Json>
          author?: string | null
          body?: string
          created_at?: string
          failed_at?: string | null
          failure?: string | null
          id?: string
          inquiry_id?: string
          sent_at?: string | null
          subject?: string
        }
        Relationships: [
          {
            foreignKeyName: "inquiry_replies_inquiry_id_fkey"
            columns: ["inquiry_id"]
            referencedRelation: "contact_submissions"
            referencedColumns: ["id"]
          },
        ]
      }
      media_files: {
        Row: {
          alt: string
          bucket: string
          caption: string
          created_at: string
          derived_from: string | null
          edit: Json | null
          name: string
          original_name: string
          updated_at: string
          version: number
        }
        Insert: {
          alt?: string
          bucket: string
          caption?: string
          created_at?: string
          derived_from?: string | null
          edit?: Json | null
          name: string
          original_name?: string
          updated_at?: string
          version?: number
        }
        Update: {
          alt?: string
          bucket?: string
          caption?: string
          created_at?: string
          derived_from?: string | null
          edit?: Json | null
          name?: string
          original_name?: string
          updated_at?: string
          version?: number
        }
        Relationships: []
      }
      post_versions: {
        Row: {
          author: string
          begun_at: string
          content: string
          excerpt: string
          id: string
          meta_description: string | null
          meta_title: string | null
          post_id: string
          saved_at: string
          saved_by: string | null
          tags: string[]
          title: string
        }
        Insert: {
          author: string
          begun_at?: string
          content: string
          excerpt: string
          id?: string
          meta_description?: string | null
          meta_title?: string | null
          post_id: string
          saved_at?: string
          saved_by?: string | null
          tags?: string[]
          title: string
        }
        Update: {
          author?: string
          begun_at?: string
          content?: string
          excerpt?: string
          id?: string
          meta_description?: string | null
          meta_title?: string | null
          post_id?: string
          saved_at?: string
          saved_by?: string | null
          tags?: string[]
          title?: string
        }
        Relationships: [
          {
            foreignKeyName: "post_versions_post_id_fkey"
            columns: ["post_id"]
            referencedRelation: "blog_posts"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "post_versions_post_id_fkey"
            columns: ["post_id"]
            referencedRelation: "published_posts"
            referencedColumns: ["id"]
          },
        ]
      }
      preview_links: {
        Row: {
          created_at: string
          created_by: string | null
          expires_at: string
          id: string
          post_id: string | null
          project_id: string | null
          token_hash: string
        }
        Insert: {
          created_at?: string
          created_by?: string | null
          expires_at?: string
          id?: string
          post_id?: string | null
          project_id?: string | null
          token_hash: string
        }
        Update: {
          created_at?: string
          created_by?: string | null
          expires_at?: string
          id?: string
          post_id?: string | null
          project_id?: string | null
          token_hash?: string
        }
        Relationships: [
          {
            foreignKeyName: "preview_links_post_id_fkey"
            columns: ["post_id"]
            referencedRelation: "blog_posts"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "preview_links_post_id_fkey"
            columns: ["post_id"]
            referencedRelation: "published_posts"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "preview_links_project_id_fkey"
            columns: ["project_id"]
            referencedRelation: "projects"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "preview_links_project_id_fkey"
            columns: ["project_id"]
            referencedRelation: "published_projects"
            referencedColumns: ["id"]
          },
        ]
      }
      project_versions: {
        Row: {
          begun_at: string
          client_name: string | null
          content: string
          credits: NonNullable<Json>
          description: string
          gallery_images: NonNullable<Json>
          id: string
          location: string | null
          materials: NonNullable<Json>
          outcome: string
          project_id: string
          project_type: string | null
          saved_at: string
          saved_by: string | null
          testimonial: Json | null
          title: string
        }
        Insert: {
          begun_at?: string
          client_name?: string | null
          content: string
          credits: NonNullable<Json>
          description: string
          gallery_images: NonNullable<Json>
          id?: string
          location?: string | null
          materials: NonNullable<Json>
          outcome: string
          project_id: string
          project_type?: string | null
          saved_at?: string
          saved_by?: string | null
          testimonial?: Json | null
          title: string
        }
        Update: {
          begun_at?: string
          client_name?: string | null
          content?: string
          credits?: NonNullable<Json>
          description?: string
          gallery_images?: NonNullable<Json>
          id?: string
          location?: string | null
          materials?: NonNullable<Json>
          outcome?: string
          project_id?: string
          project_type?: string | null
          saved_at?: string
          saved_by?: string | null
          testimonial?: Json | null
          title?: string
        }
        Relationships: [
          {
            foreignKeyName: "project_versions_project_id_fkey"
            columns: ["project_id"]
            referencedRelation: "projects"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "project_versions_project_id_fkey"
            columns: ["project_id"]
            referencedRelation: "published_projects"
            referencedColumns: ["id"]
          },
        ]
      }
      projects: {
        Row: {
          area_sqft: number | null
          budget_range: string | null
          category_id: string | null
          client_name: string | null
          content: string
          created_at: string
          created_by_admin: string | null
          credits: NonNullable<Json>
          deleted_at: string | null
          description: string
          featured_image_url: string | null
          gallery_images: NonNullable<Json>
          id: string
          location: string | null
          materials: NonNullable<Json>
          outcome: string
          plan: string | null
          project_date: string
          project_type: string | null
          published_at: string | null
          slug: string
          sort_order: number | null
          status: string
          testimonial: Json | null
          title: string
          updated_at: string
          version: number
        }
        Insert: {
          area_sqft?: number | null
          budget_range?: string | null
          category_id?: string | null
          client_name?: string | null
          content?: string
          created_at?: string
          created_by_admin?: string | null
          credits?: NonNullable<Json>
          deleted_at?: string | null
          description?: string
          featured_image_url?: string | null
          gallery_images?: NonNullable<Json>
          id?: string
          location?: string | null
          materials?: NonNullable<Json>
          outcome?: string
          plan?: string | null
          project_date?: string
          project_type?: string | null
          published_at?: string | null
          slug?: string
          sort_order?: number | null
          status?: string
          testimonial?: Json | null
          title: string
          updated_at?: string
          version?: number
        }
        Update: {
          area_sqft?: number | null
          budget_range?: string | null
          category_id?: string | null
          client_name?: string | null
          content?: string
          created_at?: string
          created_by_admin?: string | null
          credits?: NonNullable<Json>
          deleted_at?: string | null
          description?: string
          featured_image_url?: string | null
          gallery_images?: NonNullable<Json>
          id?: string
          location?: string | null
          materials?: NonNullable<Json>
          outcome?: string
          plan?: string | null
          project_date?: string
          project_type?: string | null
          published_at?: string | null
          slug?: string
          sort_order?: number | null
          status?: string
          testimonial?: Json | null
          title?: string
          updated_at?: string
          version?: number
        }
        Relationships: [
          {
            foreignKeyName: "projects_category_id_fkey"
            columns: ["category_id"]
            referencedRelation: "categories"
            referencedColumns: ["id"]
          },
        ]
      }
      redirects: {
        Row: {
          created_at: string
          from_path: string
          id: string
          to_path: string
          updated_at: string
          version: number
        }
        Insert: {
          created_at?: string
          from_path: string
          id?: string
          to_path: string
          updated_at?: string
          version?: number
        }
        Update: {
          created_at?: string
          from_path?: string
          id?: string
          to_path?: string
          updated_at?: string
          version?: number
        }
        Relationships: []
      }
      reply_templates: {
        Row: {
          body: string
          created_at: string
          id: string
          name: string
          subject: string
          updated_at: string
          version: number
        }
        Insert: {
          body: string
          created_at?: string
          id?: string
          name: string
          subject?: string
          updated_at?: string
          version?: number
        }
        Update: {
          body?: string
          created_at?: string
          id?: string
          name?: string
          subject?: string
          updated_at?: string
          version?: number
        }
        Relationships: []
      }
      setting_versions: {
        Row: {
          id: string
          key: string
          saved_at: string
          saved_by: string | null
          value: NonNullable<Json>
        }
        Insert: {
          id?: string
          key: string
          saved_at?: string
          saved_by?: string | null
          value: NonNullable<Json>
        }
        Update: {
          id?: string
          key?: string
          saved_at?: string
          saved_by?: string | null
          value?: NonNullable<Json>
        }
        Relationships: []
      }
      site_settings: {
        Row: {
          key: string
          updated_at: string
          value: NonNullable<Json>
          version: number
        }
        Insert: {
          key: string
          updated_at?: string
          value: NonNullable<Json>
          version?: number
        }
        Update: {
          key?: string
          updated_at?: string
          value?: NonNullable<Json>
          version?: number
        }
        Relationships: []
      }
      slug_history: {
        Row: {
          created_at: string
          kind: string
          old_slug: string
          target_id: string
        }
        Insert: {
          created_at?: string
          kind: string
          old_slug: string
          target_id: string
        }
        Update: {
          created_at?: string
          kind?: string
          old_slug?: string
          target_id?: string
        }
        Relationships: []
      }
    }
    Views: {
      published_posts: {
        Row: {
          author: string | null
          category: Json | null
          category_id: string | null
          content: string | null
          created_at: string | null
          excerpt: string | null
          featured_image_url: string | null
          id: string | null
          meta_description: string | null
          meta_title: string | null
          post_type: string | null
          published_at: string | null
          read_time: number | null
          slug: string | null
          tags: string[] | null
          title: string | null
          updated_at: string | null
        }
        Relationships: [
          {
            foreignKeyName: "blog_posts_category_id_fkey"
            columns: ["category_id"]
            referencedRelation: "categories"
            referencedColumns: ["id"]
          },
        ]
      }
      published_projects: {
        Row: {
          area_sqft: number | null
          category: Json | null
          category_id: string | null
          content: string | null
          created_at: string | null
          credits: Json | null
          description: string | null
          featured_image_url: string | null
          gallery_images: Json | null
          id: string | null
          location: string | null
          material_names: string | null
          materials: Json | null
          outcome: string | null
          plan: string | null
          project_date: string | null
          project_type: string | null
          published_at: string | null
          slug: string | null
          sort_order: number | null
          testimonial: Json | null
          title: string | null
          updated_at: string | null
        }
        Relationships: [
          {
            foreignKeyName: "projects_category_id_fkey"
            columns: ["category_id"]
            referencedRelation: "categories"
            referencedColumns: ["id"]
          },
        ]
      }
      site_redirects: {
        Row: {
          from_path: string | null
          to_path: string | null
        }
        Relationships: []
      }
      slug_redirects: {
        Row: {
          kind: string | null
          old_slug: string | null
          slug: string | null
        }
        Relationships: []
      }
    }
    Functions: {
      attention_today: {
        Args: Record<PropertyKey, never>
        Returns: {
          overdue_replies: number
          resting_drafts: number
          scheduled_posts: number
        }[]
      }
      change_staff: {
        Args: { member: string; member_active: boolean; member_role: string }
        Returns: boolean
      }
      choose_inquiry_mail: {
        Args: { choice: string; member: string }
        Returns: boolean
      }
      count_inquiries: {
        Args: {
          assigned_to?: string
          overdue?: boolean
          unread?: boolean
          up_to: number
          wanted_status?: string
          words?: string[]
        }
        Returns: number
      }
      count_posts: {
        Args: {
          searched?: string[]
          trashed?: boolean
          up_to: number
          wanted_category?: string
          wanted_status?: string
          words?: string[]
        }
        Returns: number
      }
      count_projects: {
        Args: {
          searched?: string[]
          trashed?: boolean
          up_to: number
          wanted_category?: string
          wanted_status?: string
          words?: string[]
        }
        Returns: number
      }
      count_unsent_mails: {
        Args: Record<PropertyKey, never>
        Returns: {
          given_up: number
          retrying: number
          waiting: number
        }[]
      }
      create_preview_link: {
        Args: { kind: string; row_id: string }
        Returns: {
          expires_at: string
          id: string
          token: string
        }[]
      }
      current_staff: {
        Args: Record<PropertyKey, never>
        Returns: {
          email: string
          role: string
          user_id: string
        }[]
      }
      dashboard_counts: {
        Args: Record<PropertyKey, never>
        Returns: {
          active_projects: number
          new_inquiries: number
          total_posts: number
        }[]
      }
      delivers_mail: { Args: Record<PropertyKey, never>; Returns: boolean }
      describe_media: {
        Args: {
          file: string
          file_bucket: string
          loaded_version: number
          new_alt: string
          new_caption: string
        }
        Returns: number
      }
      discard_restore: { Args: { restore: string }; Returns: number }
      end_presence: { Args: { kind: string; row_id: string }; Returns: boolean }
      end_session: { Args: { session: string }; Returns: boolean }
      erase_personal_data: { Args: { address: string }; Returns: Json }
      export_personal_data: { Args: { address: string }; Returns: Json }
      failed_mails: {
        Args: { up_to: number }
        Returns: {
          attempts: number
          due_at: string
          failed_at: string
          id: string
          kind: string
          last_error: string
          recipient: string
        }[]
      }
      find_inquiries: {
        Args: {
          assigned_to?: string
          descending: boolean
          overdue?: boolean
          skip: number
          sort_column: string
          take: number
          unread?: boolean
          wanted_status?: string
          words: string[]
        }
        Returns: {
          assignee_id: string | null
          attachments: NonNullable<Json>
          budget_range: string
          created_at: string
          email: string
          id: string
          message: string
          name: string
          phone: string
          project_type: string
          read_at: string | null
          remind_at: string | null
          reminded_at: string | null
          reply_due_at: string | null
          reply_warned_at: string | null
          service_interest: string
          source_path: string
          spam_signal: string | null
          status: string
          subject: string
          timeline: string
          updated_at: string
          version: number
        }[]
        SetofOptions: {
          from: "*"
          to: "contact_submissions"
          isOneToOne: false
          isSetofReturn: true
        }
      }
      find_personal_data: { Args: { address: string }; Returns: Json }
      finish_invitation: { Args: { member_name: string }; Returns: boolean }
      finish_restore: {
        Args: { expected: Json; restore: string }
        Returns: Json
      }
      import_redirects: {
        Args: { items: Json }
        Returns: {
          field: string
          message: string
          place: number
        }[]
      }
      inquiries_of_sender: {
        Args: { inquiry_id: string }
        Returns: {
          created_at: string
          id: string
          message: string
          status: string
          subject: string
        }[]
      }
      inquiries_per_week: {
        Args: { first_week: string; weeks: number }
        Returns: {
          received: number
          week: number
        }[]
      }
      inquiry_channel: { Args: Record<PropertyKey, never>; Returns: string }
      inquiry_statistics: {
        Args: { since: string }
        Returns: {
          inquiries: number
          lost: number
          path: string
          replied: number
          reply_seconds: number
          title: string
          won: number
        }[]
      }
      invite_staff: {
        Args: { member_email: string; member_role: string }
        Returns: string
      }
      last_job_runs: {
        Args: Record<PropertyKey, never>
        Returns: {
          deleted: Json
          error: string
          finished_at: string
          job: string
          started_at: string
        }[]
      }
      last_saved_by: { Args: { kind: string; row_id: string }; Returns: string }
      list_assignees: {
        Args: Record<PropertyKey, never>
        Returns: {
          email: string
          name: string
          photo: string
          user_id: string
        }[]
      }
      list_invitations: {
        Args: Record<PropertyKey, never>
        Returns: {
          email: string
          expires_at: string
          id: string
          invited_at: string
          invited_by: string
          mail: string
          role: string
        }[]
      }
      list_missing_paths: {
        Args: Record<PropertyKey, never>
        Returns: {
          last_at: string
          path: string
          requests: number
        }[]
      }
      list_staff: {
        Args: Record<PropertyKey, never>
        Returns: {
          active: boolean
          created_at: string
          email: string
          inquiry_mail: string
          joined: boolean
          name: string
          photo: string
          role: string
          user_id: string
        }[]
      }
      media_uses: { Args: Record<PropertyKey, never>; Returns: Json }
      my_sessions: {
        Args: Record<PropertyKey, never>
        Returns: {
          device: string
          id: string
          is_current: boolean
          last_seen: string
          since: string
        }[]
      }
      own_reply_signature: { Args: Record<PropertyKey, never>; Returns: string }
      place_project: {
        Args: { behind: boolean; moved: string; target: string }
        Returns: number
      }
      post_tags: {
        Args: Record<PropertyKey, never>
        Returns: {
          tag: string
          uses: number
        }[]
      }
      preview_by_token: { Args: { token: string }; Returns: Json }
      rebuild_site: { Args: Record<PropertyKey, never>; Returns: string }
      recent_activity: {
        Args: Record<PropertyKey, never>
        Returns: {
          happened_at: string
          id: string
          is_new: boolean
          kind: string
          title: string
        }[]
      }
      release_inquiry_file: { Args: { reserved: string }; Returns: boolean }
      report_missing_path: { Args: { path: string }; Returns: string }
      report_presence: {
        Args: { kind: string; row_id: string }
        Returns: {
          name: string
          photo: string
          since: string
        }[]
      }
      resend_invitation: { Args: { invitation: string }; Returns: string }
      resend_reply: { Args: { reply: string }; Returns: boolean }
      reserve_inquiry_file: {
        Args: { form: string; name: string; size: number }
        Returns: string
      }
      retry_mails: { Args: { mail?: string }; Returns: number }
      revoke_invitation: { Args: { invitation: string }; Returns: boolean }
      search_media: {
        Args: {
          max_rows?: number
          only_images?: boolean
          search?: string
          skip?: number
          sort?: string
          wanted_use?: string
        }
        Returns: Json
      }
      see_hint: { Args: { hint_name: string }; Returns: boolean }
      seen_hints: {
        Args: Record<PropertyKey, never>
        Returns: {
          hint: string
        }[]
      }
      set_own_name: { Args: { member_name: string }; Returns: boolean }
      set_own_photo: { Args: { address: string }; Returns: boolean }
      set_reply_signature: { Args: { signature?: string }; Returns: boolean }
      site_build_state: {
        Args: Record<PropertyKey, never>
        Returns: {
          attempted_at: string
          changed_at: string
          hook_set: boolean
          last_error: string
          next_at: string
          requested_at: string
          wanted_at: string
        }[]
      }
      stage_restore: {
        Args: { items: Json; relation: string; restore: string }
        Returns: number
      }
      unread_inquiries: {
        Args: Record<PropertyKey, never>
        Returns: {
          created_at: string
          id: string
          name: string
          subject: string
          unread: number
        }[]
      }
    }
    Enums: {
      [_ in never]: never
    }
    CompositeTypes: {
      [_ in never]: never
    }
  }
}

type DatabaseWithoutInternals = Omit<Database, "__InternalSupabase">

type DefaultSchema = DatabaseWithoutInternals[Extract<keyof Database, "public">]

export type Tables<
  DefaultSchemaTableNameOrOptions extends
    | keyof (DefaultSchema["Tables"] & DefaultSchema["Views"])
    | { schema: keyof DatabaseWithoutInternals },
  TableName extends (DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof (DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"] &
        DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Views"])
    : never) = never,
> = DefaultSchemaTableNameOrOptions extends {
  schema: keyof DatabaseWithoutInternals
}
  ? (DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"] &
      DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Views"])[TableName] extends {
      Row: infer R
    }
    ? R
    : never
  : DefaultSchemaTableNameOrOptions extends keyof (DefaultSchema["Tables"] &
        DefaultSchema["Views"])
    ? (DefaultSchema["Tables"] &
        DefaultSchema["Views"])[DefaultSchemaTableNameOrOptions] extends {
        Row: infer R
      }
      ? R
      : never
    : never

export type TablesInsert<
  DefaultSchemaTableNameOrOptions extends
    | keyof DefaultSchema["Tables"]
    | { schema: keyof DatabaseWithoutInternals },
  TableName extends (DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"]
    : never) = never,
> = DefaultSchemaTableNameOrOptions extends {
  schema: keyof DatabaseWithoutInternals
}
  ? DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"][TableName] extends {
      Insert: infer I
    }
    ? I
    : never
  : DefaultSchemaTableNameOrOptions extends keyof DefaultSchema["Tables"]
    ? DefaultSchema["Tables"][DefaultSchemaTableNameOrOptions] extends {
        Insert: infer I
      }
      ? I
      : never
    : never

export type TablesUpdate<
  DefaultSchemaTableNameOrOptions extends
    | keyof DefaultSchema["Tables"]
    | { schema: keyof DatabaseWithoutInternals },
  TableName extends (DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"]
    : never) = never,
> = DefaultSchemaTableNameOrOptions extends {
  schema: keyof DatabaseWithoutInternals
}
  ? DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"][TableName] extends {
      Update: infer U
    }
    ? U
    : never
  : DefaultSchemaTableNameOrOptions extends keyof DefaultSchema["Tables"]
    ? DefaultSchema["Tables"][DefaultSchemaTableNameOrOptions] extends {
        Update: infer U
      }
      ? U
      : never
    : never

export type Enums<
  DefaultSchemaEnumNameOrOptions extends
    | keyof DefaultSchema["Enums"]
    | { schema: keyof DatabaseWithoutInternals },
  EnumName extends (DefaultSchemaEnumNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaEnumNameOrOptions["schema"]]["Enums"]
    : never) = never,
> = DefaultSchemaEnumNameOrOptions extends {
  schema: keyof DatabaseWithoutInternals
}
  ? DatabaseWithoutInternals[DefaultSchemaEnumNameOrOptions["schema"]]["Enums"][EnumName]
  : DefaultSchemaEnumNameOrOptions extends keyof DefaultSchema["Enums"]
    ? DefaultSchema["Enums"][DefaultSchemaEnumNameOrOptions]
    : never

export type CompositeTypes<
  PublicCompositeTypeNameOrOptions extends
    | keyof DefaultSchema["CompositeTypes"]
    | { schema: keyof DatabaseWithoutInternals },
  CompositeTypeName extends (PublicCompositeTypeNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof DatabaseWithoutInternals[PublicCompositeTypeNameOrOptions["schema"]]["CompositeTypes"]
    : never) = never,
> = PublicCompositeTypeNameOrOptions extends {
  schema: keyof DatabaseWithoutInternals
}
  ? DatabaseWithoutInternals[PublicCompositeTypeNameOrOptions["schema"]]["CompositeTypes"][CompositeTypeName]
  : PublicCompositeTypeNameOrOptions extends keyof DefaultSchema["CompositeTypes"]
    ? DefaultSchema["CompositeTypes"][PublicCompositeTypeNameOrOptions]
    : never

export const Constants = {
  public: {
    Enums: {},
  },
} as const
